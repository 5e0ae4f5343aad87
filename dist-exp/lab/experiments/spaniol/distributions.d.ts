import type { Random } from "#ports/index.js";
import type { PlanPage } from "#schedule/index.js";
/** How the per-slot change probability λ of a page is drawn; from nearly static to unstable. */
export interface ChangeDistribution {
    readonly name: string;
    readonly summary: string;
    draw(pages: number, random: Random): number;
}
/** From nearly static to almost unstable, as the paper varies its sites. */
export declare const DISTRIBUTIONS: readonly ChangeDistribution[];
/** A site of that many pages, listed in the order of a breadth-first crawl, which knows nothing of λ. */
export declare function drawSite(distribution: ChangeDistribution, pages: number, random: Random): PlanPage[];
