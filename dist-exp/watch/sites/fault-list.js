// Faults as they are found while a plan is read; reading goes on, so that one look shows them all.
import { nearestWord } from "./nearest-word.js";
import { MOST_FAULTS, quoted, Wrong } from "./yaml/fault.js";
/** The faults of one file. */
export class FaultList {
    #faults = [];
    #more = 0;
    /** Notes what is wrong at a place. */
    add(at, what) {
        if (this.#faults.length < MOST_FAULTS)
            this.#faults.push(new Wrong(at, what));
        else
            this.#more++;
    }
    /** Notes what is wrong with the value of a key; the value, where nothing is. */
    taken(key, read) {
        if (!(read instanceof Wrong))
            return read;
        this.add(read.at, `${key}: ${read.what}`);
        return undefined;
    }
    /** Notes a key that is not known, with what was probably meant. */
    unknown({ key, keyAt }, owner, known) {
        const meant = nearestWord(key, known);
        const way = meant === null ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
        this.add(keyAt, `${quoted(key)} is no key of ${owner}; ${way}`);
    }
    get isEmpty() {
        return this.#faults.length === 0;
    }
    /** In the order of the file, the last one counting what is left out. */
    all() {
        const sorted = this.#faults.toSorted((a, b) => a.at - b.at);
        const last = sorted.at(-1);
        if (this.#more === 0 || last === undefined)
            return sorted;
        return [...sorted.slice(0, -1), new Wrong(last.at, `${last.what} (and ${this.#more} more faults)`)];
    }
}
