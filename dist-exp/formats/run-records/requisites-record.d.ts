import type { PageUrl } from "#model/index.js";
import { type Fields } from "./fields.js";
/** A part of a long list that goes before the look. */
export interface RequisitesPart {
    readonly document: PageUrl;
    /** Its place among the parts; with 0 a list begins. */
    readonly part: number;
    readonly requisites: readonly PageUrl[];
}
/** A list as records that go before the look, and as fields of the look. */
export declare function requisitesRecords(document: PageUrl, requisites: readonly PageUrl[]): {
    readonly before: readonly Fields[];
    readonly beside: Fields;
};
/** A part that goes before the look. */
export declare function readRequisitesRecord(fields: Fields): RequisitesPart | null;
/** The last part, or all, beside the look itself. */
export declare function readLookRequisites(fields: Fields): PageUrl[];
