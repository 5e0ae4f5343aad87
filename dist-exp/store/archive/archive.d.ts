import type { Archive, Logger } from "#ports/index.js";
import { type BlobsBeneath } from "../blobs/layered-blobs.js";
import { type FileSystem } from "../file-system.js";
import type { Sealing } from "../warc/capture-sink.js";
/** How an archive is opened. */
export interface ArchiveOptions {
    /** `write` (default) makes the archive when needed and is exclusive; any number of readers may be open beside it. */
    readonly mode?: "read" | "write";
    readonly logger?: Logger;
    /** Name and version of the program, for warcinfo records. */
    readonly software?: string;
    /** A WARC file is closed before it would grow beyond this; 1 GB unless told. */
    readonly maxWarcBytes?: number;
    /** For whoever sends finished WARC files elsewhere; by size alone, and without a word, unless told. */
    readonly sealing?: Sealing;
    readonly fileSystem?: FileSystem;
    /** Sealed files that lie elsewhere: read as if they lay in the directory, and never changed. */
    readonly beneath?: BlobsBeneath;
}
/** Opens an archive directory; a writer first repairs what a crash has left, and says so in the log. */
export declare function openArchive(dir: string, options?: ArchiveOptions): Promise<Archive>;
