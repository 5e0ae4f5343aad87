/** What becomes of each item. */
export declare function mapped<T, U>(items: Iterable<T>, become: (item: T) => U): Iterable<U>;
