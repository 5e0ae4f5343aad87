import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { type PageVersion } from "./archived-version.js";
/** Reads the page that an entry points to, and its layout; `entries` are all of the page. */
export declare function laidVersion(index: CaptureIndex, entries: readonly IndexEntry[], entry: IndexEntry): Promise<PageVersion>;
