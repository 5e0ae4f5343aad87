// Composites: a document with all that it needs, and what that needs in turn (docs/evidence.md, requisites).
/** Bits of {@link CompositeFlags}; of a composite each holds only when it holds of every part. */
export const [SHARP, VOUCHED, POSSIBLE, SHOWN, FIRST] = [1, 2, 4, 8, 64];
const ALL = SHARP | VOUCHED | POSSIBLE | SHOWN | FIRST;
/**
 * For every page the flags that it shares with all pages it leads to by `requisitesOf`; −1 among those is a part that
 * is missing. Pages may need each other (frames, modules that import each other): then they share what all of them have.
 * Linear in pages and requisites (Tarjan 1972), whatever the site: no page's parts are gone through twice.
 */
export function compositeFlags(own, requisitesOf) {
    const walk = new Walk(own, requisitesOf);
    for (let page = 0; page < own.length; page++)
        walk.from(page);
    return walk.flags;
}
class Walk {
    /** Of a page under way what was seen so far; of one that is done, the composite's. */
    flags;
    #requisitesOf;
    /** In the order of first sight, from 1; 0 before. */
    #order;
    /** The earliest page under way that a page leads back to. */
    #lowest;
    #isOpen;
    #open = [];
    #steps = [];
    #count = 0;
    constructor(own, requisitesOf) {
        this.flags = Uint8Array.from(own, (flags) => flags & ALL);
        this.#requisitesOf = requisitesOf;
        this.#order = new Uint32Array(own.length);
        this.#lowest = new Uint32Array(own.length);
        this.#isOpen = new Uint8Array(own.length);
    }
    from(page) {
        if (this.#order[page] === 0)
            this.#enter(page);
        for (let step = this.#steps.at(-1); step; step = this.#steps.at(-1)) {
            const next = step.rest.next();
            if (next.done)
                this.#leave(step.page);
            else
                this.#follow(step.page, next.value);
        }
    }
    #enter(page) {
        this.#order[page] = this.#lowest[page] = ++this.#count;
        this.#open.push(page);
        this.#isOpen[page] = 1;
        this.#steps.push({ page, rest: this.#requisitesOf(page)[Symbol.iterator]() });
    }
    #follow(page, needed) {
        if (this.#order[needed] === undefined)
            this.flags[page] &= SHOWN;
        else if (this.#order[needed] === 0)
            this.#enter(needed);
        else if (this.#isOpen[needed])
            this.#lowest[page] = Math.min(this.#lowest[page], this.#order[needed]);
        else
            this.flags[page] &= this.flags[needed];
    }
    #leave(page) {
        this.#steps.pop();
        if (this.#lowest[page] === this.#order[page])
            this.#close(page);
        const above = this.#steps.at(-1);
        if (!above)
            return;
        this.#lowest[above.page] = Math.min(this.#lowest[above.page], this.#lowest[page]);
        this.flags[above.page] &= this.flags[page];
    }
    /** The pages above it on the stack need each other: what one lacks, all lack. */
    #close(page) {
        const first = this.#open.lastIndexOf(page);
        const circle = this.#open.splice(first);
        const shared = circle.reduce((flags, one) => flags & this.flags[one], ALL);
        for (const one of circle) {
            this.flags[one] = shared;
            this.#isOpen[one] = 0;
        }
    }
}
