/** One file of a copy. */
export interface CopyFile {
    /** Inside the copy, with forward slashes: plain parts only. */
    readonly path: string;
    /** Taken once, before the next file is asked for. */
    readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
