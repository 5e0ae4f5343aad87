import type { ReportPage } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureItem } from "../items/capture-item.js";
import type { DateRange } from "./datestamps.js";
import type { ListPlace } from "./resumption-token.js";
/** Which records are wanted, and from where on. */
export interface WalkOptions {
    readonly range: DateRange;
    readonly set: string | undefined;
    readonly place: ListPlace | null;
}
/** A record on the way; `page` is `null` for a capture. */
export interface WalkedRecord {
    readonly of: CaptureItem;
    readonly page: ReportPage | null;
    /** Behind it. */
    readonly place: ListPlace;
}
/** Whether a catalogue of pages has this one: a document that a response was received of. */
export declare function isListed({ kind, visitAt, revisitAt }: ReportPage): boolean;
/** Walks the records of items that are in order. */
export declare function recordsOf(items: readonly CaptureItem[], { results }: Archive, { range, set, place }: WalkOptions): AsyncGenerator<WalkedRecord>;
