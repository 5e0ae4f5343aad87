import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { type IndexPlace } from "./place.js";
import { type CdxRequest } from "./request.js";
/** What of the index a question needs. */
export type CdxIndex = Pick<CaptureIndex, "walk" | "marks">;
/** A capture, or where the next question goes on. */
export type CdxItem = {
    readonly kind: "capture";
    readonly entry: IndexEntry;
} | {
    readonly kind: "more";
    readonly place: IndexPlace;
};
/** The captures that answer, in the order asked for. */
export declare function answerCdxRequest(index: CdxIndex, request: CdxRequest): AsyncGenerator<CdxItem>;
