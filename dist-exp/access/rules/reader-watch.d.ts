import type { Archive, WatchMemoryReads, WatchReader } from "#ports/index.js";
import { type Reader } from "./reader-view.js";
/** The watch for those from whom nothing is kept. */
export declare function wholeWatch(memory: WatchMemoryReads): WatchReader;
/** Wraps a watch; `archive` is that of the same reader. */
export declare function readerWatch(memory: WatchMemoryReads, archive: Archive, reader: Reader): WatchReader;
