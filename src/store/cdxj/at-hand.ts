// What may be at hand or still to come. A look-up in a local file has everything at hand; awaiting it all the same,
// step by step, would take as long as reading it.

/** A value, or the promise of one. */
export type AtHand<T> = T | Promise<T>;

/** Goes on with a value at once where it is at hand, else when it has come. */
export function whenThere<T, U>(value: AtHand<T>, goOn: (value: T) => AtHand<U>): AtHand<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
