import type { BlobStore, IndexEntry } from "#ports/index.js";
import type { AtHand } from "./at-hand.js";
import { type LineSource } from "./line-source.js";
/** Where the indexes of an archive lie. */
export declare const INDEX_FOLDER = "indexes";
/** The part of a blob store that look-up needs. */
export type IndexBlobs = Pick<BlobStore, "open" | "list" | "stamp">;
/** Looks captures up in every index of a folder. */
export declare class ArchiveIndex {
    #private;
    constructor(blobs: IndexBlobs, folder?: string);
    /**
     * Captures of a URL, oldest first: those of exactly this URL, and those with an equal key (other scheme, case, www,
     * order of parameters), among which whoever asks chooses.
     */
    lookup(url: string): Promise<IndexEntry[]>;
    /** Entries with exactly this key, in byte order of their lines. */
    entriesOf(key: string): Promise<IndexEntry[]>;
    /** The lines with these beginnings, which are given in byte order, all at once: for few. */
    linesOf(prefixes: readonly string[]): AtHand<readonly string[]>;
    /** The lines with these beginnings, which are given in byte order, from one of them on, some at a time. */
    linesWith(prefixes: readonly string[], from?: string): AsyncGenerator<readonly string[]>;
    /** Lines behind one of these beginnings, or beginnings of them, about equally far from each other. */
    marksBehind(prefix: string): AsyncGenerator<readonly string[]>;
    /** What a line says; one that cannot be read is refused loudly. */
    entryOf(line: string): IndexEntry;
    close(): void;
}
/** Opens an index of either form; `null` when it is not there. */
export declare function openLines(blobs: Pick<BlobStore, "open">, key: string): Promise<LineSource | null>;
