import type { SearchIndex } from "#ports/index.js";
import type { ReaderView } from "./reader-index.js";
/** Wraps an index; nothing can be written through it. */
export declare function readerSearch(search: SearchIndex, { judge }: Pick<ReaderView, "judge">): SearchIndex;
