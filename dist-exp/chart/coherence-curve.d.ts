import type { Verdict } from "#model/index.js";
/** Closed; epoch milliseconds. */
interface Interval {
    readonly from: number;
    readonly to: number;
}
/** What {@link coherenceCurve} draws: all pages of the one denominator, with or without an interval. */
export interface CoherenceCurveInput {
    readonly asOf: number;
    readonly pages: readonly {
        readonly verdict: Verdict;
        readonly interval: Interval | null;
    }[];
}
/** The count holds from `at` until the next step. */
interface Step {
    readonly at: number;
    readonly count: number;
}
/** How many closed intervals contain t, as steps over t; instants are whole milliseconds. */
export declare function coherenceSteps(intervals: readonly Interval[]): Step[];
/** The curve made ready: its steps and what is said of it. */
export interface CoherenceFigures {
    readonly steps: readonly Step[];
    /** The one denominator. */
    readonly pages: number;
    /** Intervals that contain t*. */
    readonly atAsOf: number;
    readonly most: number;
}
/** Counts what {@link coherenceCurve} draws; attested intervals rest on the server's words and must not raise it. */
export declare function coherenceFigures(input: CoherenceCurveInput): CoherenceFigures;
/** What {@link coherenceOf} is told: begins and ends of observed intervals, each on its own, which it sorts. */
interface IntervalEnds {
    readonly asOf: number;
    readonly starts: number[];
    readonly ends: number[];
    readonly pages: number;
}
/** The curve of very many pages: tops are kept, and as many steps as can be told apart. */
export declare function coherenceOf({ asOf, starts, ends, pages }: IntervalEnds): {
    steps: Step[];
    pages: number;
    atAsOf: number;
    most: number;
};
/** Draws the curve as an SVG string. */
export declare function coherenceCurve(input: CoherenceCurveInput, widthPx?: number): string;
/** Draws a curve that was made ready, for a width in pixels. */
export declare function drawCoherence(asOf: number, figures: CoherenceFigures, widthPx?: number): string;
export {};
