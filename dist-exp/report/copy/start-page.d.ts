import { type AbsentAddress } from "#model/index.js";
import { type CopyTold } from "./copy-words.js";
/** Rows of one page of the list. */
export declare const ROWS_PER_LIST = 1000;
/** What the first page leads to. */
export interface StartLinks {
    /** The page of each seed, inside the copy; `null` where it is not there. */
    readonly seeds: readonly {
        readonly url: string;
        readonly file: string | null;
    }[];
    /** Reports of captures, inside the copy. */
    readonly reports: readonly string[];
    readonly missing: readonly (AbsentAddress & {
        readonly n: number;
    })[];
}
/** The page to open first. */
export declare function startPage(told: CopyTold, { seeds, reports, missing }: StartLinks): string;
/** Further pages of the list, by their files. */
export declare function listPages(told: CopyTold): Generator<{
    readonly file: string;
    readonly html: string;
}>;
