import { type ReportPage } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import type { CaptureItem } from "./capture-item.js";
/** A page in a catalogue. */
export interface PageItem {
    readonly of: CaptureItem;
    readonly page: ReportPage;
    /** The record of its response in the archive; `null` when there is none, or none any more. */
    readonly entry: IndexEntry | null;
}
/** A page with the record nearest to its visit, of those that its capture wrote. */
export declare function pageItem(of: CaptureItem, page: ReportPage, { index }: Archive): Promise<PageItem>;
/** The title that the document gives itself; `null` when it has none, or cannot be read. */
export declare function titleOf({ page, entry }: PageItem, { index }: Archive): Promise<string | null>;
/** Digest of the body as it was sent, by the sighting that the capture filed first. */
export declare function digestOf({ of, page, entry }: PageItem, { catalog }: Archive): Promise<string | null>;
