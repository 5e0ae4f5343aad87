import { RowTable } from "#packed/index.js";
/** Times are in periods; 0 and 1 stand for no and yes. */
export type LookColumn = 
/** The last look that showed the page, NaN before the first. */
"lookedAt"
/** The last look of any outcome. */
 | "triedAt"
/** Looks in a row that failed. */
 | "failures" | "gone"
/** When a hint last said that the page changed, NaN when none is open. */
 | "hintedAt"
/** Chance that the open hint is right; NaN for as often as the site's hints are. */
 | "hintTrust"
/** Changes seen within the horizon, older ones faded. */
 | "seen"
/** Importance of the changes seen and their number. */
 | "importance" | "changeCount"
/** Time that had passed at the looks that found a change, together. */
 | "changedTime"
/** Cohorts: top directory and own directory. */
 | "top" | "own"
/** How well each rate explains the page's own looks. */
 | "likelihoods"
/** By period of the pattern: changes seen, time looked over, importance of those changes. */
 | "changes" | "exposures" | "importances";
/** One row per watched page. */
export type LookTable = RowTable<LookColumn>;
/** Columns of a pattern are at least two wide: a table keeps single numbers in double precision. */
export declare function patternWidth(periods: number): number;
/** An empty table. */
export declare function lookTable(periods: number): LookTable;
