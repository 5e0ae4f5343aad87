// Pages sorted into buckets by a small whole number, for taking out those with the least or the greatest.
/** Pages by key −1…n. */
export class PageBuckets {
    #buckets;
    #least;
    #greatest = -1;
    constructor(largestKey) {
        this.#buckets = Array.from({ length: largestKey + 2 }, () => []);
        this.#least = largestKey + 1;
    }
    add(page, key) {
        this.#buckets[key + 1].push(page);
        this.#least = Math.min(this.#least, key + 1);
        this.#greatest = Math.max(this.#greatest, key + 1);
    }
    /** Removes a page with the least key; −1 when there is none. */
    takeLeast() {
        while (this.#least < this.#buckets.length && this.#buckets[this.#least].length === 0)
            this.#least++;
        return this.#buckets[this.#least]?.pop() ?? -1;
    }
    /** Removes a page with the greatest key; −1 when there is none. */
    takeGreatest() {
        while (this.#greatest >= 0 && this.#buckets[this.#greatest].length === 0)
            this.#greatest--;
        return this.#buckets[this.#greatest]?.pop() ?? -1;
    }
    pages() {
        return this.#buckets.flat();
    }
}
