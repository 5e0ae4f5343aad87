/** What the chart says. */
export interface HeatMapLabels {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly string[];
    /** Said after each figure in its tool tip. */
    readonly unit: string;
}
/** A heat map as an SVG string; `values` go row by row, and the greatest is darkest. */
export declare function heatMap(labels: HeatMapLabels, values: ArrayLike<number>, widthPx?: number): string;
