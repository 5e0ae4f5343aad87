// What a reader passes over, counted by reason, the first few named: a source may hold a million of them.
import { counted, printable } from "#formats/index.js";
const MOST_NAMED = 5;
const MOST_CHARS = 200;
/** Counts of what was passed over. */
export class NoteTally {
    #passed = new Map();
    #noun;
    /** `noun` is what is counted: "file", "version". */
    constructor(noun) {
        this.#noun = noun;
    }
    /** Counts one; `reason` goes on after "3 files": "not told: they changed while they were read". */
    add(reason, name) {
        const known = this.#passed.get(reason) ?? { count: 0, first: [] };
        this.#passed.set(reason, known);
        known.count++;
        if (known.first.length < MOST_NAMED)
            known.first.push(short(name));
    }
    /** How many fell to a reason. */
    countOf(reason) {
        return this.#passed.get(reason)?.count ?? 0;
    }
    /** One sentence for each reason. */
    notes() {
        return [...this.#passed].map(([reason, { count, first }]) => {
            const more = count > first.length ? `, and ${count - first.length} more` : "";
            return `${counted(count, this.#noun)} ${reason}: ${first.join(", ")}${more}`;
        });
    }
}
function short(name) {
    const shown = printable(name);
    return shown.length > MOST_CHARS ? `${shown.slice(0, MOST_CHARS - 1)}…` : shown;
}
