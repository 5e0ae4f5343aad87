import type { ResultStore } from "#ports/index.js";
import type { CapturePages, PageQuery } from "../capture-schema.js";
/** The part of the pages that is asked for; `total` is how many the report has. */
export declare function pagesOf(results: Pick<ResultStore, "reportPages">, captureId: string, query: PageQuery, total: number): Promise<CapturePages>;
