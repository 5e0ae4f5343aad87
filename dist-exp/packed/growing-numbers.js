// A list of numbers in a typed array that grows by doubling: four or eight bytes each, nothing for the collector.
/** A growing list of numbers of one kind. */
export class GrowingNumbers {
    #items;
    #length = 0;
    constructor(kind) {
        this.#items = new kind(16);
    }
    get length() {
        return this.#length;
    }
    /** Appends and returns the index. */
    push(value) {
        if (this.#length === this.#items.length)
            this.#grow();
        this.#items[this.#length] = value;
        return this.#length++;
    }
    at(index) {
        return this.#items[index];
    }
    set(index, value) {
        this.#items[index] = value;
    }
    /** The numbers so far, sharing memory. */
    view() {
        return this.#items.subarray(0, this.#length);
    }
    #grow() {
        const bigger = new this.#items.constructor(this.#items.length * 2);
        bigger.set(this.#items);
        this.#items = bigger;
    }
}
