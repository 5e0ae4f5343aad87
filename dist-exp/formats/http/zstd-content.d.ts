/** Whether Zstandard content could begin so. */
export declare function beginsZstd(bytes: Uint8Array): boolean;
/** The content of all frames of a body; throws a `ZstdDamage`, or as Node's decoders do where it passes the limit. */
export declare function zstdWhole(body: Uint8Array, limitBytes: number): Buffer;
/** The same of a stream, at the reader's pace. */
export declare function zstdPieces(input: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array>;
