import type { SavedColumns } from "#packed/index.js";
import type { RoundTally } from "./delivered-recall.js";
import type { RoundFinding } from "./round-end.js";
/** By the number that stands for each. */
export declare const FINDINGS: readonly RoundFinding[];
/** So many rounds are counted together: half a year of weeks. */
export declare const TALLIES = 26;
/** The columns whose names begin with a prefix, without it; `null` for none. */
export declare function partOf(saved: SavedColumns, prefix: string): SavedColumns | null;
/** Tallies from their column. */
export declare function talliesOf(column?: ArrayLike<number>): RoundTally[];
