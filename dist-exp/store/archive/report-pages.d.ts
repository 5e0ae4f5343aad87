import type { ByteSource, PlacedPage } from "#ports/index.js";
/** Walks the pages of report.json; one that somebody wrote anew is read whole, and its places are numbers of pages. */
export declare function reportPages(source: ByteSource, from?: number): AsyncGenerator<PlacedPage>;
