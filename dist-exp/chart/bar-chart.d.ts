import { type PlotLabels } from "./plot-frame.js";
/** Bars standing together; a series without a figure is `null`. */
export interface BarGroup {
    readonly name: string;
    readonly values: readonly (number | null)[];
}
/** A chart of grouped bars from zero up, as an SVG string. */
export declare function barChart(labels: PlotLabels, groups: readonly BarGroup[], widthPx?: number): string;
