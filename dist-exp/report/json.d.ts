import type { CaptureReport } from "#model/index.js";
/** Where a capture's results lie. */
export interface ResultPaths {
    readonly archive: string;
    readonly report: string;
    readonly certificate: string;
}
/** What `capture --json` prints; fields may be added, never renamed. */
export interface CaptureSummary extends ResultPaths {
    readonly capture: string;
    readonly site: string;
    readonly startedAt: string;
    readonly asOf: string;
    readonly finishedAt: string;
    readonly pages: number;
    readonly sharp: number;
    readonly attested: number;
    readonly possible: number;
    readonly expectedSharp: number | null;
    readonly upperBound: number | null;
    readonly requests: number;
    readonly warcs: readonly string[];
}
/** The summary of a capture; the tiers stand side by side and are never added up. */
export declare function summarise(report: CaptureReport, paths: ResultPaths): CaptureSummary;
/** The summary as one JSON document that ends with a line end. */
export declare function renderJson(report: CaptureReport, paths: ResultPaths): string;
