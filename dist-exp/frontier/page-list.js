// The pages of a frontier as a list whose items are made one at a time: a million of them take no room.
import { GrowingNumbers } from "#packed/index.js";
import { hostOf } from "#model/index.js";
/** All pages in order of discovery, or a choice of them; what passes through is garbage again at once. */
export class PageList {
    #table;
    /** `null` for all pages, also those that turn up later. */
    #numbers;
    constructor(table, numbers = null) {
        this.#table = table;
        this.#numbers = numbers;
    }
    get length() {
        return this.#numbers?.length ?? this.#table.size;
    }
    at(position) {
        return this.#table.at(this.#numbers?.at(position) ?? position);
    }
    *[Symbol.iterator]() {
        for (let position = 0; position < this.length; position++)
            yield this.at(position);
    }
    /** The pages that pass the test, as an array: for tests that few pass. */
    filter(test) {
        const passed = [];
        for (const page of this)
            if (test(page))
                passed.push(page);
        return passed;
    }
    /** The same for tests that many pass: four bytes each. */
    select(test) {
        const numbers = new GrowingNumbers(Uint32Array);
        for (const [position, page] of this.#entries())
            if (test(page))
                numbers.push(this.#numberAt(position));
        return new PageList(this.#table, numbers);
    }
    /** The pages of each host, their order kept. */
    byHost() {
        const groups = new Map();
        for (const [position, { url }] of this.#entries()) {
            const host = hostOf(url);
            const group = groups.get(host) ?? new GrowingNumbers(Uint32Array);
            groups.set(host, group);
            group.push(this.#numberAt(position));
        }
        return new Map([...groups].map(([host, numbers]) => [host, new PageList(this.#table, numbers)]));
    }
    /** What becomes of each page, as an array. */
    map(become) {
        return Array.from(this, become);
    }
    /** The pages at these positions, to be taken one by one. */
    queue(positions) {
        const numbers = new GrowingNumbers(Uint32Array);
        for (const position of positions)
            numbers.push(this.#numberAt(position));
        return new PageQueue(this.#table, numbers);
    }
    #numberAt(position) {
        return this.#numbers?.at(position) ?? position;
    }
    *#entries() {
        for (let position = 0; position < this.length; position++)
            yield [position, this.at(position)];
    }
}
/** Pages in the order in which they are to be asked for. */
export class PageQueue {
    #table;
    #numbers;
    #next = 0;
    constructor(table, numbers) {
        this.#table = table;
        this.#numbers = numbers;
    }
    /** Pages left. */
    get length() {
        return this.#numbers.length - this.#next;
    }
    /** Takes the next page, as it is known now. */
    shift() {
        return this.length === 0 ? undefined : this.#table.at(this.#numbers.at(this.#next++));
    }
}
