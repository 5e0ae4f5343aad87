import type { CaptureIndex, RuleBook } from "#ports/index.js";
import type { Judge } from "./judge.js";
/** What reading for a group takes. */
export interface ReaderView {
    /** The rules as they stand now. */
    readonly judge: () => Promise<Judge>;
    readonly collectionOf: RuleBook["collectionOf"];
}
/** Wraps an index. */
export declare function readerIndex(index: CaptureIndex, view: ReaderView): CaptureIndex;
