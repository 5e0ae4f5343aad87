/** The hash of bytes that come in pieces. */
export declare class XxHash64 {
    #private;
    update(bytes: Uint8Array): void;
    /** The low 32 bits of the hash, unsigned. */
    low32(): number;
}
