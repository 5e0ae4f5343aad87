import type { FrontierPage } from "#model/index.js";
import { type Fields, type Part } from "./fields.js";
/** How far a page has come, and why no further. */
export type PageState = Pick<FrontierPage, "url" | "state" | "reason">;
/** States in the order they were reached, as many records as they need. */
export declare function stateRecords(states: readonly PageState[]): Generator<Part>;
/** The states of one record. */
export declare function readStateRecord(fields: Fields): PageState[] | null;
