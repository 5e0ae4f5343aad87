// A list that is made anew, item by item, whenever it is gone through.
/** What becomes of each item. */
export function mapped(items, become) {
    return {
        *[Symbol.iterator]() {
            for (const item of items)
                yield become(item);
        },
    };
}
