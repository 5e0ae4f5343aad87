import type { Sighting } from "#model/index.js";
import type { SightingStore } from "#ports/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import type { ArchiveIndex } from "../cdxj/archive-index.js";
/** Where records and those they refer to are found. */
export interface SightedRecords {
    readonly blobs: ReadableBlobs;
    readonly sightings: Pick<SightingStore, "ofPage">;
    /** For records that lie elsewhere now, and for originals that no sighting tells of: those that were imported. */
    readonly index: ArchiveIndex;
}
/** A sighting as far as its response is found by it; how it ended tells whether another tool stored it. */
type SightedRecord = Pick<Sighting, "url" | "times" | "records"> & Partial<Pick<Sighting, "outcome">>;
/** Status line, headers and body as received; `null` when there was no response, or it is not in the archive any more. */
export declare function readSighted(records: SightedRecords, { url, times, records: refs, outcome }: SightedRecord): Promise<Uint8Array | null>;
export {};
