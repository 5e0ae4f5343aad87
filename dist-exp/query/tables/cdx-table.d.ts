import type { RuleBook, IndexEntry } from "#ports/index.js";
import type { Column } from "../engine/column.js";
import { type Addressed } from "./url-columns.js";
/** What a row is made of. */
export interface CdxRow extends Addressed {
    readonly entry: IndexEntry;
    readonly site: string | null;
    readonly capture: string | null;
}
/** The columns, Common Crawl's first. */
export declare const CDX_COLUMNS: readonly Column<CdxRow>[];
/** Makes a row of a line of the index. */
export declare function cdxRow(entry: IndexEntry, rules: Pick<RuleBook, "collectionOf">): CdxRow;
