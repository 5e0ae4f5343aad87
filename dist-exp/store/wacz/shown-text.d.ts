import type { IndexEntry } from "#ports/index.js";
import { type ReadableBlobs } from "../blobs/open-blob.js";
import { type LineSource } from "../cdxj/line-source.js";
import { type PageText } from "./page-text.js";
/** Where WARC files lie, by the names that an index uses. */
export type PlaceOf = (file: string) => {
    readonly blobs: ReadableBlobs;
    readonly key: string;
};
/** What was shown of a document at one of its looks; `null` where it was not shown then. */
export declare function shownText(look: IndexEntry, lines: LineSource, placeOf: PlaceOf): Promise<PageText | null>;
