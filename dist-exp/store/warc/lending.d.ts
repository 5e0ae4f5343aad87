import type { BorrowedNote } from "#formats/run-records/index.js";
import { type Capture, type Digest, type Instant, type PageUrl, type VersionIdentity } from "#model/index.js";
import type { CaptureStore, SightingStore, WarcFileList } from "#ports/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
/** A response that lends its body, and where it is. */
export interface LentBody extends BorrowedNote {
    readonly id: string;
    readonly date: Instant;
}
/** What is looked for: a response of this page with this payload, that shows the same. */
export interface WantedBody {
    readonly url: PageUrl;
    readonly digest: Digest;
    readonly identity: VersionIdentity;
}
/** Finds a body that may be borrowed; `null` when every body has to be stored. */
export type Lend = (wanted: WantedBody) => Promise<LentBody | null>;
/** What is looked through. */
export interface LendingArchive {
    readonly blobs: ReadableBlobs;
    readonly captures: Pick<CaptureStore, "get" | "list">;
    readonly sightings: Pick<SightingStore, "ofPage">;
    readonly list: Pick<WarcFileList, "ofCapture">;
}
/** Whoever lends to a capture: the archive's finished captures; one lookup in the catalog per body, none kept. */
export declare function lenderTo(archive: LendingArchive, { id: own, startedAt }: Pick<Capture, "id" | "startedAt">): Promise<Lend>;
