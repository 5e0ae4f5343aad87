/** The count holds from `at` (epoch milliseconds) until the next step. */
export interface CoverageStep {
    readonly at: number;
    readonly count: number;
}
/** The chart as an SVG string; `pages` is the one denominator. */
export declare function coverageChart(title: string, steps: readonly CoverageStep[], pages: number, widthPx?: number): string;
