import type { PageKind, PageRate } from "#model/index.js";
import type { GridWeights } from "./log-rate-grid.js";
/** What a source beside the page itself says of its changes (sitemaps, feeds). */
export interface ChangeHint {
    readonly changeFreq?: string | null | undefined;
    readonly lastModified?: number | null | undefined;
}
/** Sufficient statistics are enough: quiet time, dated changes, and changes by the length of their interval. */
export declare function statisticsLikelihood(rate: Pick<PageRate, "quietMs" | "datedChanges" | "changes">): Float64Array;
/** How well each rate fits a hint; `ageMs` is the time since the hinted modification. */
export declare function hintLikelihood(changeFreq: string | null, ageMs: number | null): Float64Array;
/**
 * Before anything is known: most pages hardly ever change, some all the time. Of pages in real site histories
 * 28 % never change, hence a shape well below 1; requisites change less often than documents, and pages near
 * the root more often than pages deep down.
 */
export declare function presumedWeights(kind: PageKind, depth: number): GridWeights;
/** The mixture over the grid's rates at a time in milliseconds. */
export declare function mixtureAt(weights: GridWeights, ms: number): number;
