import { type Instant } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import { type ReadableBlobs } from "../blobs/open-blob.js";
import type { ReadRecord } from "../warc/read/warc-reader.js";
/** The part of a blob store that a selection needs. */
type SelectableBlobs = Pick<BlobStore, "open" | "list">;
/** What is wanted; everything unless told. */
export interface Selection {
    readonly site?: string;
    /** One capture's records only, by its id. */
    readonly capture?: string;
    /** Both ends belong to the span. */
    readonly from?: Instant;
    readonly to?: Instant;
    /** Where an export is for some readers only: whether they may be told of a capture, which lies in a file. */
    readonly isOpen?: (capture: OpenQuestion) => boolean;
}
/** A capture that readers may or may not be told of. */
export interface OpenQuestion {
    readonly url: string;
    readonly at: Instant;
    readonly file: string;
}
/** One record's bytes on disk. */
export interface Member {
    readonly file: string;
    readonly offset: number;
    readonly length: number;
}
/** WARC files of the site and capture asked for. */
export declare function selectedFiles(blobs: SelectableBlobs, { site, capture }: Selection): Promise<string[]>;
/** The capture that wrote a WARC file, from its name; `null` when the name is not one of ours. */
export declare function captureOf(file: string): string | null;
/** Whether a record lies in the span; warcinfo records describe the file that they stand in, not a moment. */
export declare function isInSpan({ date, type }: ReadRecord, { from, to }: Selection): boolean;
/** Whether a record of a file belongs to what is wanted. */
export declare function isTaken(record: ReadRecord, file: string, selection: Selection): boolean;
/** A record's bytes as they lie in its file. */
export declare function memberBytes(blobs: ReadableBlobs, { file, offset, length }: Member): AsyncIterable<Uint8Array>;
/** Where the originals are that a selection's revisits refer to and the selection itself does not hold. */
export interface OutsideOriginals {
    /** Each with the request and the metadata beside it, in the order of their files. */
    readonly members: readonly Member[];
    /** How many of them are originals. */
    readonly originals: number;
    /** Revisits whose original is nowhere in the archive: their number, and a few of their targets. */
    readonly missing: {
        readonly count: number;
        readonly targets: readonly string[];
    };
}
/** Finds them by reading: first the selection, then, only as long as something is missing, the other files. */
export declare function originalsOutside(blobs: SelectableBlobs, files: readonly string[], selection: Selection): Promise<OutsideOriginals>;
export {};
