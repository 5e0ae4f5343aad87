/** A member of few bytes, made in this very turn; the window is no larger than the bytes need. */
export declare function gzippedAtOnce(bytes: Uint8Array): Buffer;
/** Compresses piece by piece: little more than one piece and what it becomes is in memory. */
export declare function gzipped(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>;
