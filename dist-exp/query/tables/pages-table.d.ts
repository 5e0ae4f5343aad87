import { type Capture, type PageUrl, type ReportHead, type ReportPage } from "#model/index.js";
import type { Column } from "../engine/column.js";
import { type Addressed } from "./url-columns.js";
/** What a row is made of. */
export interface PageRow extends Addressed {
    readonly page: ReportPage;
    readonly capture: Capture;
    readonly report: ReportHead;
}
/** What is said of a page at t*; rows of sightings carry it too. */
export declare const VERDICT_COLUMNS: readonly Column<PageRow>[];
/** The columns. */
export declare const PAGE_COLUMNS: readonly Column<PageRow>[];
/** Makes a row. */
export declare function pageRow(page: ReportPage, capture: Capture, report: ReportHead): PageRow;
/** The address of a page in parts. */
export declare function partsOf(page: PageUrl): Addressed["parts"];
