/** Runs the work when few others do: the beginning of a long response takes a megabyte until it is looked at. */
export declare function amongFew<T>(work: () => Promise<T>): Promise<T>;
/** The same pieces, each made in a turn of its own. */
export declare function inTurns(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
