// A list that is made anew, item by item, whenever it is gone through.

/** What becomes of each item. */
export function mapped<T, U>(items: Iterable<T>, become: (item: T) => U): Iterable<U> {
  return {
    *[Symbol.iterator]() {
      for (const item of items) yield become(item);
    },
  };
}
