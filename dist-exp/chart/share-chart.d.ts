/** One line; `value` in [0, 1], `null` where there is no figure. */
export interface ShareSeries {
    readonly name: string;
    readonly points: readonly {
        readonly at: number;
        readonly value: number | null;
    }[];
}
/** The chart as an SVG string, from 0 to 100 %. */
export declare function shareChart(title: string, series: readonly ShareSeries[], widthPx?: number): string;
