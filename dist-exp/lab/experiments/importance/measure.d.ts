import { type RefreshPages, type RefreshPlanner } from "#schedule/index.js";
import { type PageLives } from "./lives.js";
/** A site with its truth. */
export interface LivingPages {
    readonly pages: RefreshPages;
    readonly lives: PageLives;
    readonly horizon: number;
}
/** What a strategy reached. */
export interface RefreshMeasures {
    /** Definition 5.13: mean page completeness, weighted. */
    readonly completeness: number;
    /** Weight of all versions held over the weight of all there were. */
    readonly weightCaptured: number;
    /** Definition 5.23 over queries at the middle of every fifth period, so that all hours of the day come up. */
    readonly coherence: number;
}
/** Captures of each page in order of time; every page is captured at time 0. */
export type Captures = readonly number[][];
/** Runs a planner for the whole horizon with a fixed number of captures per period. */
export declare function runRefresh(site: LivingPages, planner: RefreshPlanner, budget: number): RefreshMeasures;
/** Weighted completeness, and the share of all version weight, of given captures. */
export declare function completenessOf({ pages, lives }: Pick<LivingPages, "lives"> & {
    readonly pages: Pick<RefreshPages, "weights">;
}, captures: Captures): Pick<RefreshMeasures, "completeness" | "weightCaptured">;
/** No strategy reaches more: for completeness, and for the weight captured. */
export declare function refreshBounds({ pages, lives, horizon, }: Omit<LivingPages, "pages"> & {
    readonly pages: Pick<RefreshPages, "count" | "weights">;
}, budget: number): Omit<RefreshMeasures, "coherence">;
