import { type FrontierPage } from "#model/index.js";
import { type Fields, type Part } from "./fields.js";
/** A page before it has its place. */
export type FoundPage = Omit<FrontierPage, "seq">;
/** Pages whose places follow each other from `first` on, as many records as they need. */
export declare function frontierRecords(pages: Iterable<FoundPage>, first: number): Generator<Part>;
/** The pages of one record, with their places. */
export declare function readFrontierRecord(fields: Fields): FrontierPage[] | null;
