// Slots 0…n−1 on one side of t*, taken one by one; both look-ups are near-constant (path halving).
/** The slots of one pass that are still free. */
export class FreeSlots {
    /** `#below[k + 1]` leads to the largest free slot ≤ k; entry 0 means none. */
    #below;
    #smallest = 0;
    constructor(slots) {
        this.#below = Int32Array.from({ length: slots + 1 }, (_, k) => k);
    }
    take(slot) {
        this.#below[slot + 1] = slot;
    }
    /** The largest free slot not above the limit, or −1. */
    largestUpTo(limit) {
        const below = this.#below;
        let k = Math.min(limit, below.length - 2) + 1;
        if (k <= 0)
            return -1;
        while (below[k] !== k) {
            below[k] = below[below[k]];
            k = below[k];
        }
        return k - 1;
    }
    /** The smallest free slot; one past the end when none is free. */
    smallest() {
        while (this.#smallest < this.#below.length - 1 && !this.#isFree(this.#smallest))
            this.#smallest++;
        return this.#smallest;
    }
    #isFree(slot) {
        return this.#below[slot + 1] === slot + 1;
    }
}
