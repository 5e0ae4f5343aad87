import type { ValueAxis } from "./value-axis.js";
/** The drawing area inside the frame. */
export interface PlotArea {
    /** Of the whole picture. */
    readonly width: number;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
}
/** What the frame says. */
export interface PlotLabels {
    readonly title: string;
    readonly xLabel: string;
    readonly yLabel: string;
    readonly series: readonly string[];
}
/** The area left for data in a picture of a width in pixels; `footer` is room for the labels below. */
export declare function plotArea(width?: number, footer?: number): PlotArea;
/** How many labels of a width in pixels stand beside each other along the area. */
export declare function labelsAlong({ left, right }: PlotArea, labelPx: number, most: number): number;
/** Wraps drawn data into a titled picture with a grid, both axes' names and a legend. */
export declare function framed(labels: PlotLabels, area: PlotArea, y: ValueAxis, drawn: string): string;
