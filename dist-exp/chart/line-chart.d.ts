import { type PlotLabels } from "./plot-frame.js";
/** One line; points in the order of x. */
export interface LineSeries {
    readonly name: string;
    readonly points: readonly (readonly [x: number, y: number])[];
}
/** A chart of lines as an SVG string; axes fit the data. */
export declare function lineChart(labels: Omit<PlotLabels, "series">, series: readonly LineSeries[], widthPx?: number): string;
