import type { CaptureStore, ResultStore } from "#ports/index.js";
import type { ReaderView } from "./reader-index.js";
/** What is wrapped. */
export interface HeldResults {
    readonly results: ResultStore;
    readonly captures: Pick<CaptureStore, "get">;
}
/** Wraps the results of an archive. */
export declare function readerResults({ results, captures }: HeldResults, { judge }: ReaderView): ResultStore;
