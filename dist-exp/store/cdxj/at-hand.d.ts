/** A value, or the promise of one. */
export type AtHand<T> = T | Promise<T>;
/** Goes on with a value at once where it is at hand, else when it has come. */
export declare function whenThere<T, U>(value: AtHand<T>, goOn: (value: T) => AtHand<U>): AtHand<U>;
