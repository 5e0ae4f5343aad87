import { type CapturedSighting, type Instant, type KeptLayout } from "#model/index.js";
import type { CaptureIndex, IndexEntry, WarcStore } from "#ports/index.js";
/** Content as decoded, with what is known about it. */
export interface PageVersion {
    readonly content: Uint8Array;
    readonly contentType: string | null;
    readonly label: string;
    readonly url: string | null;
    /** As a browser laid it out at capture; left out where none did. */
    readonly layout?: KeptLayout;
}
/** Reads the page that an index entry points to. */
export declare function versionFromArchive(index: CaptureIndex, entry: IndexEntry): Promise<PageVersion>;
/** Reads the page as it was seen; `null` when the archive does not hold it any more. */
export declare function versionSeen(warcs: Pick<WarcStore, "read">, sighting: CapturedSighting, mostContentBytes: number): Promise<PageVersion | null>;
/** Earlier captures with other content than the next, oldest first: what volatile regions are learned from. */
export declare function earlierVersions(index: CaptureIndex, entries: readonly IndexEntry[], before: Pick<IndexEntry, "at" | "digest">): Promise<Uint8Array[]>;
/** The capture nearest to the instant; ties go to the earlier one. */
export declare function nearestEntry(entries: readonly IndexEntry[], at: Instant): IndexEntry | null;
