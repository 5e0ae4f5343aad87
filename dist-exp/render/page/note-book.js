const MOST_NOTES = 200;
const MOST_CHARS = 2_000;
/** Notes of one rendering. */
export class NoteBook {
    #counts = new Map();
    /** Puts one down; returns how many of its kind there are. */
    note(kind, what) {
        const short = what.slice(0, MOST_CHARS);
        const key = `${kind} ${short}`;
        const known = this.#counts.get(key);
        if (known || this.#counts.size < MOST_NOTES)
            this.#counts.set(key, { kind, what: short, count: (known?.count ?? 0) + 1 });
        const total = (this.#totals.get(kind) ?? 0) + 1;
        this.#totals.set(kind, total);
        return total;
    }
    /** All of them; kinds in the order in which they turned up. */
    get notes() {
        return [...this.#counts.values()];
    }
    #totals = new Map();
}
