import type { CaptureReport, Streamed } from "#model/index.js";
/** Reports of more pages are complete on disk only. */
export declare const MOST_PAGES_HELD = 10000;
/** The report with its pages in an array; of too many, those that are not sharp first, and a note says so. */
export declare function holdReport(report: Streamed<CaptureReport>, most?: number): CaptureReport;
