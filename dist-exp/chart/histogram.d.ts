/** One class of the distribution. */
export interface HistogramClass {
    readonly label: string;
    readonly count: number;
}
/** A histogram as an SVG string. */
export declare function histogram(labels: {
    readonly title: string;
    readonly xLabel: string;
    readonly yLabel: string;
}, classes: readonly HistogramClass[], widthPx?: number): string;
