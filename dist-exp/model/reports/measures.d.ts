/** One number of a measure. */
export interface MeasureFigure {
    /** Stable: people script against it. */
    readonly label: string;
    /** `null` where there is nothing to measure. */
    readonly value: number | null;
    /** `error` is a share too, printed rounded up where a `share` is rounded down. */
    readonly unit: "share" | "error" | "pages" | "changes";
}
/** One measure of the literature. */
export interface Measure {
    /** Stable: people script against it. */
    readonly id: string;
    readonly name: string;
    readonly source: string;
    readonly figures: readonly MeasureFigure[];
    /** Where the measure is a time: from and to, epoch milliseconds, `null` for without end; `null` when there is none. */
    readonly interval?: {
        readonly from: number | null;
        readonly to: number | null;
    } | null;
    /** What it is over, which words of a server and which model it trusts. */
    readonly basis: string;
}
/** All measures of one capture, site or archive. */
export interface Measures {
    /** What is measured, in words. */
    readonly of: string;
    /** How pages are weighted, in words. */
    readonly importance: string;
    readonly pages: number;
    readonly measures: readonly Measure[];
}
/** Quality of one capture of a series; shares in [0, 1]. */
export interface SeriesPoint {
    readonly capture: string;
    readonly startedAt: number;
    readonly asOf: number;
    readonly durationMs: number;
    readonly pages: number;
    readonly sharp: number;
    readonly attested: number;
    readonly possible: number;
    /** C of spaniol2009 Definition 3.6, over the pages tested; `null` when none was looked at on both sides. */
    readonly inducible: number | null;
    /** bensaad2011 Definition 5.13, estimated: of all captures up to and including this one. */
    readonly completeness: number | null;
    readonly cancelled: boolean;
}
/** The captures of one site, oldest first. */
export interface SeriesReport {
    readonly format: "isochron-series/1";
    readonly site: string;
    /** What the estimate of completeness assumes. */
    readonly completenessModel: string;
    readonly points: readonly SeriesPoint[];
}
