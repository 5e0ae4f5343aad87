import type { Instant } from "#model/index.js";
/** A change of a page with its importance in [0, 1]. */
export interface WeightedChange {
    readonly at: Instant;
    readonly importance: number;
}
/**
 * w(P[t]) = w[t′] · w(P), t′ the last change at or before t. The paper leaves a page's first version, which no
 * change made, undefined: it counts 1 here.
 */
export declare function versionImportance(changes: readonly WeightedChange[], at: Instant, pageImportance: number): number;
