import type { Verdict } from "#model/index.js";
import { type HeatDirectory } from "./directory-tree.js";
/** A page as the heat counts it. */
export interface HeatPage {
    readonly url: string;
    readonly verdict: Verdict;
}
/** Whether the chart would show a difference between directories; if not, a sentence says more. */
export declare function isHeatTelling(directories: readonly HeatDirectory[]): boolean;
/** The tree map as an SVG string; the smallest of very many directories are put together. */
export declare function changeHeat(pages: readonly HeatPage[], widthPx?: number): string;
/** Draws directories that were counted already. */
export declare function drawHeat(directories: readonly HeatDirectory[], widthPx?: number): string;
