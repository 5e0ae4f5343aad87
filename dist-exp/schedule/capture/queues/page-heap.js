/** Coldest first, later discoveries before earlier ones: the reverse of hottest first. */
export const COLDEST_FIRST = (x, y) => x.page.survival.heat - y.page.survival.heat || y.index - x.index;
/** Hottest first, in order of discovery where equal. */
export const HOTTEST_FIRST = (x, y) => -COLDEST_FIRST(x, y);
/** Pages by priority: push and pop in O(log n). */
export class PageHeap {
    #before;
    #items = [];
    constructor(before) {
        this.#before = before;
    }
    push(item) {
        const items = this.#items;
        let hole = items.push(item) - 1;
        while (hole > 0) {
            const parent = (hole - 1) >> 1;
            if (this.#before(item, items[parent]) >= 0)
                break;
            items[hole] = items[parent];
            hole = parent;
        }
        items[hole] = item;
    }
    pop() {
        const items = this.#items;
        const top = items[0] ?? null;
        const last = items.pop();
        if (last !== undefined && items.length > 0)
            this.#sink(last);
        return top;
    }
    #sink(item) {
        const items = this.#items;
        let hole = 0;
        for (;;) {
            let child = 2 * hole + 1;
            if (child >= items.length)
                break;
            if (child + 1 < items.length && this.#before(items[child + 1], items[child]) < 0)
                child++;
            if (this.#before(item, items[child]) <= 0)
                break;
            items[hole] = items[child];
            hole = child;
        }
        items[hole] = item;
    }
}
