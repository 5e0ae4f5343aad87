import { type Verdict } from "#model/index.js";
import { type DirectoryFigures } from "./directory-tree.js";
/** A page as the tree counts it. */
export interface TreePage {
    readonly url: string;
    readonly verdict: Verdict;
}
/** Draws the tree as an SVG string; only the largest directories where there are very many, and the chart says so. */
export declare function pageTreeChart(pages: readonly TreePage[], widthPx?: number): string;
/** Draws directories that were counted already, for a width in pixels. */
export declare function drawPageTree(figures: DirectoryFigures, widthPx?: number): string;
