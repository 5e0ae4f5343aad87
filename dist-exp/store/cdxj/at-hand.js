// What may be at hand or still to come. A look-up in a local file has everything at hand; awaiting it all the same,
// step by step, would take as long as reading it.
/** Goes on with a value at once where it is at hand, else when it has come. */
export function whenThere(value, goOn) {
    return value instanceof Promise ? value.then(goOn) : goOn(value);
}
