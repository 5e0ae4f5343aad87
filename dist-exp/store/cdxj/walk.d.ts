import type { IndexEntry, IndexWalk } from "#ports/index.js";
import type { ArchiveIndex } from "./archive-index.js";
/** The entries of a stretch, some at a time. */
export declare function walkIndex(index: ArchiveIndex, walk: IndexWalk): AsyncGenerator<readonly IndexEntry[]>;
/** The marks inside a stretch, in order; that of its first line, which cuts off nothing, is none. */
export declare function marksIn(index: ArchiveIndex, walk: IndexWalk): AsyncGenerator<readonly string[]>;
