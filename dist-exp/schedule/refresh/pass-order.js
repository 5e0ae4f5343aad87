// Strategies that go through the whole site again and again in a fixed order.
import { carriedOver, } from "./refresh-planner.js";
/** Takes the next pages of the order, and starts again at its end. */
class PassRun {
    #orderOf;
    #order;
    /** How often each page was taken; those taken least are still to come in this pass. */
    #taken;
    #next = 0;
    constructor(orderOf, pages, budget) {
        this.#orderOf = orderOf;
        this.#order = orderOf(pages, budget);
        this.#taken = new Float64Array(pages.count);
    }
    get memory() {
        return [this.#taken];
    }
    choose(_period, budget) {
        const chosen = new Set();
        const count = Math.min(budget, this.#order.length);
        let pass = least(this.#taken);
        while (chosen.size < count) {
            const page = this.#order[this.#next];
            if (this.#taken[page] === pass && !chosen.has(page)) {
                chosen.add(page);
                this.#taken[page] += 1;
            }
            this.#next = (this.#next + 1) % this.#order.length;
            if (this.#next === 0)
                pass = least(this.#taken);
        }
        return Int32Array.from(chosen);
    }
    renew({ pages, budget, before }) {
        this.#order = this.#orderOf(pages, budget);
        const pass = least(this.#taken);
        this.#taken = carriedOver(this.#taken, before, () => pass + 1);
        this.#next = 0;
    }
}
/** A strategy of passes. */
export function passes(name, orderOf) {
    return { name, start: (pages, budget) => new PassRun(orderOf, pages, budget) };
}
function least(values) {
    let low = Infinity;
    for (const value of values)
        low = Math.min(low, value);
    return low;
}
/** Page numbers by falling key, ties by number. */
export function byFallingKey(keys) {
    return Int32Array.from(keys, (_, i) => i).sort((a, b) => keys[b] - keys[a] || a - b);
}
