/**
 * The same response with a head that is true of its body. Crawlers store bodies of which they have taken the transfer
 * or content coding away, cut or mended them, and leave the head as it was; bytes that are as they say stay as they are.
 */
export declare function asStored(bytes: Uint8Array): Uint8Array;
/**
 * The head of a long response, of which only the beginning is at hand, where it is not true of the body: by the record's
 * length, the first chunk, the first bytes of gzip. `null` when nothing speaks against it.
 */
export declare function mendedHead(first: Uint8Array, bodyBytes: number): {
    readonly head: Buffer;
    readonly headerEnd: number;
} | null;
