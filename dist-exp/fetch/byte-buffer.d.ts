/** Appends amortised in constant time; memory at most about twice the bytes appended. */
export declare class ByteBuffer {
    #private;
    get length(): number;
    /** The first chunk is not copied, so it must not change afterwards: most answers come in one. */
    append(chunk: Uint8Array): void;
    /** Forgets the first bytes. */
    dropFirst(count: number): void;
    /** The bytes held; valid until the next change. */
    view(): Buffer;
}
