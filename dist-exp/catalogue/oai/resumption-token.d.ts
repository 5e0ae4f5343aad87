import { type Instant } from "#model/index.js";
import type { OaiVerb } from "./request.js";
/** A place in the order of all records: behind a capture, and so far into its pages. */
export interface ListPlace {
    readonly datestamp: Instant;
    readonly capture: string;
    /** Where the next page begins, as the report has it. */
    readonly pages: number;
}
/** What a list was asked with, and how far it has come. */
export interface Resumption {
    readonly verb: OaiVerb;
    readonly from?: string;
    readonly until?: string;
    readonly set?: string;
    /** `null` for lists of sets. */
    readonly place: ListPlace | null;
    /** How many were given before. */
    readonly cursor: number;
}
/** Writes a token: text that may stand in a query as it is. */
export declare function writeToken({ verb, from, until, set, place, cursor }: Resumption): string;
/** Reads a token; `null` for what is none. */
export declare function readToken(text: string): Resumption | null;
