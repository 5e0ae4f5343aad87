// Walks over what a store holds for a caller on the other side, who takes some at a time.
const AT_ONCE = 500;
/** The walks under way. */
export class Cursors {
    #targetNamed;
    #open = new Map();
    #count = 0;
    constructor(targetNamed) {
        this.#targetNamed = targetNamed;
    }
    open(target, method, args) {
        const walk = this.#targetNamed(target)[method];
        const items = walk.apply(this.#targetNamed(target), [...args]);
        this.#open.set(++this.#count, items[Symbol.asyncIterator]());
        return this.#count;
    }
    /** The next items; none at the end. */
    async next(cursor) {
        const items = this.#open.get(cursor);
        const some = [];
        while (items && some.length < AT_ONCE) {
            const { done, value } = await items.next();
            if (done)
                break;
            some.push(value);
        }
        return some;
    }
    async close(cursor) {
        await this.#open.get(cursor)?.return?.();
        this.#open.delete(cursor);
    }
}
