import { type ReportTables } from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";
/** Counts judged pages, one at a time and in order, in each of the tables. */
export declare class TableCount {
    #private;
    constructor({ evidence }: Assessment);
    see(page: PageAssessment): void;
    result(): ReportTables;
}
