// How many pages are still undiscovered, from the links found of late and the user's guess of the size.
// Visits of late: a quarter of all, so that old hubs are forgotten, and enough for a mean.
const LATE_SHARE = 1 / 4;
const LATE_AT_LEAST = 20;
// A guess may be wrong by some factor; what links show corrects it beyond these multiples of the estimate.
// Too many expected costs little (pages given up early are hubs too), too few costs much.
const LEAST = 1.5;
const MOST = 4;
// New pages per visit are bounded so that one hub does not promise a whole web.
const MAX_NEW_PER_VISIT = 3;
/** Counts what each visit discovers. */
export class Undiscovered {
    #sizeGuess;
    /** foundUpTo[k]: pages discovered by the first k visits. */
    #foundUpTo = [0];
    constructor(sizeGuess) {
        this.#sizeGuess = sizeGuess;
    }
    /** A visit starts; pages found before the next one are counted for it. */
    startVisit() {
        this.#foundUpTo.push(this.#foundUpTo.at(-1));
    }
    /** Pages found by the visit under way; those known from the start tell nothing about links. */
    found(pages) {
        if (this.#foundUpTo.length > 1)
            this.#foundUpTo[this.#foundUpTo.length - 1] += pages;
    }
    /** Expected number of pages not discovered yet, given how many wait to be visited. */
    estimate(waiting) {
        const visits = this.#foundUpTo.length - 1;
        const byLinks = waiting * Math.expm1(Math.min(this.#newPerVisit(), MAX_NEW_PER_VISIT));
        if (this.#sizeGuess === null)
            return LEAST * byLinks;
        const byGuess = Math.max(0, this.#sizeGuess - visits - waiting);
        if (visits === 0)
            return byGuess;
        return Math.min(Math.max(byGuess, LEAST * byLinks), MOST * byLinks + 2);
    }
    /**
     * Mean c of late. If below each waiting page hangs a random recursive tree, of geometric size with mean
     * 1 + x, its root has ln(1 + x) children: hence x = e^c − 1 pages undiscovered per page waiting.
     */
    #newPerVisit() {
        const visits = this.#foundUpTo.length - 1;
        const late = Math.min(visits, Math.max(LATE_AT_LEAST, Math.floor(visits * LATE_SHARE)));
        const found = this.#foundUpTo[visits] - this.#foundUpTo[visits - late];
        return (found + 0.5) / (late + 1);
    }
}
