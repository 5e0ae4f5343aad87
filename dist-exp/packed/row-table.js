// Rows of numbers as columns: rows come and go, the last one fills a gap, and the whole is saved as it stands.
/** Small: a table may be one of ten thousand; one that is filled from a file needs none of its own. */
const FIRST_CAPACITY = 4;
/** A table that grows by doubling; arrays handed out are valid until the next `add`. */
export class RowTable {
    #shape;
    #columns = new Map();
    #capacity = 0;
    #count = 0;
    constructor(shape) {
        this.#shape = shape;
        for (const name of this.#names())
            this.#columns.set(name, this.#fresh(name, this.#capacity));
    }
    get count() {
        return this.#count;
    }
    /** One number of each row. */
    numbers(name) {
        return this.#columns.get(name);
    }
    /** Several numbers of each row: those of row i begin at i times the width. */
    wide(name) {
        return this.#columns.get(name);
    }
    /** A new row of zeros at the end. */
    add() {
        if (this.#count === this.#capacity)
            this.#grow();
        return this.#count++;
    }
    /** Takes a row out; the last row comes to stand in its place. */
    remove(row) {
        const last = --this.#count;
        for (const name of this.#names()) {
            const width = this.#shape[name];
            const column = this.#columns.get(name);
            column.copyWithin(row * width, last * width, (last + 1) * width);
            column.fill(0, last * width, (last + 1) * width);
        }
    }
    /** A copy of the rows in use. */
    save() {
        const used = (name) => this.#columns.get(name).slice(0, this.#count * this.#shape[name]);
        return Object.fromEntries(this.#names().map((name) => [name, used(name)]));
    }
    /**
     * Takes saved columns over as its own, from among others where their names begin with a prefix; false, with nothing
     * taken, when they are not this table's.
     */
    restore(count, saved, prefix = "") {
        const of = (name) => saved[`${prefix}${name}`];
        if (!this.#names().every((name) => of(name)?.length === count * this.#shape[name]))
            return false;
        this.#capacity = this.#count = count;
        for (const name of this.#names())
            this.#columns.set(name, this.#asColumn(name, of(name)));
        return true;
    }
    #names() {
        return Object.keys(this.#shape);
    }
    #grow() {
        this.#capacity = Math.max(FIRST_CAPACITY, 2 * this.#capacity);
        for (const name of this.#names()) {
            const column = this.#fresh(name, this.#capacity);
            column.set(this.#columns.get(name));
            this.#columns.set(name, column);
        }
    }
    /** Of the right precision, whatever a file says. */
    #asColumn(name, saved) {
        const isDouble = this.#shape[name] === 1;
        if (isDouble === saved instanceof Float64Array)
            return saved;
        return isDouble ? Float64Array.from(saved) : Float32Array.from(saved);
    }
    #fresh(name, rows) {
        const width = this.#shape[name];
        return width === 1 ? new Float64Array(rows) : new Float32Array(rows * width);
    }
}
