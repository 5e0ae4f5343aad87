/** One entry; its bytes are read before the next one is asked for, or not at all. */
export interface PackedEntry {
    /** Its path: bytes with slashes, one character for each byte. */
    readonly path: string;
    readonly kind: "file" | "folder" | "link" | "other";
    readonly sizeBytes: number;
    /** Epoch milliseconds, as the packer wrote it. */
    readonly modifiedMs: number | null;
    read(): AsyncIterable<Uint8Array>;
}
/** A packed file, read from its first entry to its last as often as needed. */
export type PackedEntries = () => AsyncIterable<PackedEntry>;
