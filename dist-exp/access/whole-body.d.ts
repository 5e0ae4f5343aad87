/** All pieces as one; `null` when there are more bytes than that. */
export declare function upTo(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, mostBytes: number): Promise<Uint8Array | null>;
