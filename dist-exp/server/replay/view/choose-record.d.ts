import { type ServedBy } from "#access/index.js";
import type { Capture, Instant } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import type { Chooser } from "./page-parts.js";
import type { RecordReader } from "./record-needs.js";
/** How records are chosen, and where they are looked up and read. */
export interface ChoosingBy {
    readonly index: Pick<CaptureIndex, "lookup" | "open" | "walk">;
    readonly servedBy: ServedBy;
    readonly reader: RecordReader;
}
/** A moment, and whether parts of a page are asked for: of those passing parameters are passed over. */
export interface ChoosingAt {
    readonly at: Instant;
    readonly isLoose: boolean;
}
/** Chooses for one moment; what cannot be read back is passed over, as in replay. */
export declare function chooserAt(by: ChoosingBy, captures: readonly Capture[], { at, isLoose }: ChoosingAt): Chooser;
