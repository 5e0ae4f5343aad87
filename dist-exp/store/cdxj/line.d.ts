import { type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
/** One entry as a line without its line end; field names and string values as pywb writes them. */
export declare function formatLine(entry: IndexEntry): string;
/** Reads a line of ours or of other tools; says what is wrong with it when it cannot. */
export declare function parseLine(line: string): IndexEntry | {
    readonly problem: string;
};
/** The time of a line, without reading the rest of it; `null` when it has none. */
export declare function instantOf(line: string): Instant | null;
