import type { Instant } from "#model/index.js";
import type { UrlMatch } from "#ports/index.js";
import { type Dialect, type Field } from "./fields.js";
import { type EntryTest } from "./filters.js";
import { type IndexPlace } from "./place.js";
/** How the answer is written. */
export type CdxOutput = "text" | "json" | "cdxj";
/** What is asked. */
export interface CdxRequest {
    readonly dialect: Dialect;
    readonly url: string;
    readonly match: UrlMatch;
    readonly from: Instant | null;
    readonly to: Instant | null;
    readonly sort: CdxSort;
    readonly filters: readonly EntryTest[];
    readonly collapses: readonly (() => EntryTest)[];
    /** `null` for all; negative for the last ones. */
    readonly limit: number | null;
    readonly offset: number;
    readonly fields: readonly Field[];
    readonly output: CdxOutput;
    readonly paging: Paging;
    readonly resume: IndexPlace | null;
    readonly showResumeKey: boolean;
    /** Parameters that change nothing here. */
    readonly ignored: readonly string[];
}
/** In which order, nearest to a time for one. */
export type CdxSort = {
    readonly kind: "default";
} | {
    readonly kind: "reverse";
} | {
    readonly kind: "closest";
    readonly at: Instant;
};
/** Which part of a long answer. */
export interface Paging {
    readonly page: number | null;
    /** In blocks of the index. */
    readonly pageSize: number;
    readonly showNumPages: boolean;
}
/** Captures that are held at once to be sorted, or to find the last ones. */
export declare const MOST_HELD = 10000;
/** Reads a question. @throws UsageError that says in one line what is wrong */
export declare function parseCdxRequest(query: string, dialect: Dialect): CdxRequest;
