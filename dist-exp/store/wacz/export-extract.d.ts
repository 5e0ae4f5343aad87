import type { BlobStore } from "#ports/index.js";
import { type ReadableBlobs } from "../blobs/open-blob.js";
import { type FileSystem } from "../file-system.js";
import { type PackageDescription } from "./package-writer.js";
/** One record's gzip member as it lies in its file. */
export interface RecordMember {
    readonly id: string;
    readonly bytes: Buffer;
}
/** The members of the records wanted, and of every warcinfo, in the order of the files. */
export declare function membersOf(blobs: ReadableBlobs, files: readonly string[], wanted: ReadonlySet<string>): AsyncGenerator<RecordMember>;
/** The files of an archive that may hold records: those they were in first, then, for what came from elsewhere, all. */
export declare function filesHolding(blobs: Pick<BlobStore, "list">, records: ReadonlyMap<string, string>): Promise<string[]>;
/** What goes into the package beside the records. */
export interface ExtractContents {
    readonly members: AsyncIterable<RecordMember>;
    /** Of earlier captures: they go into a file of their own. */
    readonly borrowed: AsyncIterable<RecordMember>;
    /** By their names in the package. */
    readonly files: ReadonlyMap<string, Uint8Array>;
    readonly description: PackageDescription;
}
/** Writes the package, whole or not at all, signed with the archive's key for packages. */
export declare function exportExtract(dir: string, out: string, { members, borrowed, files, description }: ExtractContents, fs?: FileSystem): Promise<void>;
