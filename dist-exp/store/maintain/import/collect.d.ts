import { type Instant } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { type ReadableBlobs } from "../../blobs/open-blob.js";
import type { ArchiveIndex } from "../../cdxj/archive-index.js";
import type { DraftLooks } from "./draft-looks.js";
import { type OutcomeReader } from "./imported-look.js";
/** What collecting needs. */
export interface CollectContext {
    readonly blobs: ReadableBlobs;
    readonly catalog: OpenedCatalog;
    /** Complete for the files in question: revisits are resolved by it. */
    readonly index: ArchiveIndex;
    readonly readOutcome: OutcomeReader;
    /** What the files' records said when they were read on their way in, where that is at hand. */
    readonly looks?: Pick<DraftLooks, "of">;
    /** What the files' bytes must hash to, where that was found on the same way. */
    readonly hashes?: ReadonlyMap<string, string>;
}
/** An import to be made a capture. */
export interface ImportToCollect {
    readonly id: string;
    readonly site: string;
    readonly files: readonly string[];
    readonly span: ImportSpan;
}
/** From the first to the last record that tells of a page, and the first such page. */
export interface ImportSpan {
    readonly from: Instant;
    readonly to: Instant;
    readonly seed: string | null;
}
/** Files the import's captures and sightings; what the catalog has of it already stays. Returns the sightings added. */
export declare function collectImport(context: CollectContext, wanted: ImportToCollect): Promise<number>;
