import { type CaptureReport, type Measures } from "#model/index.js";
/** The whole page, with the literature's measures where they were taken; every string from the web is escaped. */
export declare function renderHtml(report: CaptureReport, measures?: Measures | null): string;
