import type { SeriesReport } from "#model/index.js";
/** The whole page; every string from the web is escaped. */
export declare function renderSeriesHtml(report: SeriesReport): string;
