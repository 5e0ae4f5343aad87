import { type Verdict } from "#model/index.js";
/** A page as the chart draws it; times are epoch milliseconds. */
export interface VisitRevisitPage {
    readonly url: string;
    readonly verdict: Verdict;
    readonly visitAt: number | null;
    readonly revisitAt: number | null;
}
/** What {@link visitRevisitChart} draws. */
export interface VisitRevisitInput {
    readonly asOf: number;
    readonly pages: readonly VisitRevisitPage[];
}
/** The chart made ready: the pages that get a line, and what is said of all of them. */
export interface VisitFigures {
    readonly pages: readonly VisitRevisitPage[];
    readonly total: number;
    readonly counts: Readonly<Partial<Record<Verdict, number>>>;
    /** Never asked for, so without a line. */
    readonly untimed: number;
    /** Each line stands for so many pages of its verdict. */
    readonly oneIn: number;
}
/** Pages that get a line; more are thinned, each verdict alike. */
export declare const MOST_LINES = 480;
/** Chooses the pages that {@link visitRevisitChart} draws. */
export declare function visitFigures(pages: readonly VisitRevisitPage[]): VisitFigures;
/** Draws the chart as an SVG string; more than 480 pages are thinned, each verdict alike, and the chart says so. */
export declare function visitRevisitChart(input: VisitRevisitInput, widthPx?: number): string;
/** Draws pages that were chosen already, for a width in pixels. */
export declare function drawVisits(asOf: number, figures: VisitFigures, widthPx?: number): string;
