import type { DecodeLimits } from "#formats/index.js";
import type { Fields } from "#formats/run-records/index.js";
import type { Outcome, RecordRef } from "#model/index.js";
import type { OpenedCatalog, ReadableExchange } from "#ports/index.js";
import type { ReadableBlobs } from "../../blobs/open-blob.js";
import type { ContentBlock } from "../../cdxj/content-block.js";
import type { StreamedBlock } from "../../warc/read/record-at.js";
import type { ReadRecord } from "../../warc/read/warc-reader.js";
import type { CaptureRebuild } from "./capture-rebuild.js";
/** What a rebuild needs from outside. */
export interface RebuildContext {
    readonly blobs: ReadableBlobs;
    readonly catalog: OpenedCatalog;
    /** Reads an exchange as the crawl did, by the capture's own rules; the store does not judge responses. */
    readonly readOutcome: (exchange: ReadableExchange, limits?: DecodeLimits) => Promise<Outcome>;
    /** A response, a revisit resolved to its original's body; a long one is read in pieces. */
    readonly response: (record: RecordRef, url: string) => Promise<StreamedBlock>;
    /** A content that something is told of; `null` when it is not in the archive any more. */
    readonly content: (record: RecordRef, url: string) => Promise<ContentBlock | null>;
    /** The bytes of any other record's block. */
    readonly blockOf: (record: RecordRef) => Promise<Uint8Array>;
    /** WARC files that the catalog lists; a file is listed once, with the capture that it was first found to be of. */
    readonly listed: Set<string>;
    /** Captures begun, by id. */
    readonly captures: Map<string, CaptureRebuild>;
}
/** A record in the order of its file, with those written beside it. */
export interface MetadataRecord {
    readonly record: ReadRecord;
    readonly ref: RecordRef;
    readonly fields: Fields;
    readonly nearby: ReadonlyMap<string, NearbyRecord>;
}
/** A record written beside another. */
export interface NearbyRecord {
    readonly ref: RecordRef;
    readonly truncated: string | null;
    /** Of a revisit. */
    readonly refersTo: string | null;
}
