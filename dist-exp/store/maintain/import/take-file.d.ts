import type { BlobStore, ByteSource } from "#ports/index.js";
import type { FileSystem } from "../../file-system.js";
import type { Finding } from "../../warc/read/finding.js";
import type { RecordedFile } from "./import-record.js";
import { type ImportLines } from "./import-lines.js";
/** Where imported files go. */
export interface ImportPlace {
    readonly blobs: BlobStore;
    readonly fs: FileSystem;
    readonly dir: string;
    /** `warcs/<site>`. */
    readonly folder: string;
    /** Index lines of files that were taken as they are. */
    readonly lines: ImportLines;
}
/** A source with its name, for people. */
export interface NamedSource {
    readonly name: string;
    readonly source: ByteSource;
}
/** A file in the archive that an import has put there, or found there. */
export interface Piece {
    readonly file: string;
    /** The capture of ours that wrote it; `null` for others' records. */
    readonly capture: string | null;
}
/** What became of one file. */
export interface TakenFile {
    readonly status: "imported" | "already-there" | "no-records";
    readonly records: number;
    readonly findings: readonly Finding[];
    readonly pieces: readonly Piece[];
    /** For the record; `null` when nothing was taken. */
    readonly recorded: RecordedFile | null;
    /** Whether its entries went into the import's index on the way; otherwise its pieces have to be read for them. */
    readonly isIndexed: boolean;
}
/** Takes one file in. Its name in the archive carries its digest: the same file is never taken twice. */
export declare function takeFile(place: ImportPlace, { name, source }: NamedSource): Promise<TakenFile>;
