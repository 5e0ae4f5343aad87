import { type Verdict } from "#model/index.js";
/** One directory as charts draw it. */
export interface DirectoryRow {
    readonly name: string;
    /** 0 for all pages together. */
    readonly depth: number;
    readonly counts: Readonly<Partial<Record<Verdict, number>>>;
}
/** A directory, and how many of its pages differed. */
export interface HeatDirectory {
    readonly name: string;
    readonly pages: number;
    readonly differing: number;
}
/** What charts draw of a site's directories. */
export interface DirectoryFigures {
    readonly pages: number;
    /** All of them, also those that are no row. */
    readonly directories: number;
    /** The largest, in the order of the tree, all pages first. */
    readonly rows: readonly DirectoryRow[];
    /** The first two directories of each path; the smallest of very many are put together. */
    readonly heat: readonly HeatDirectory[];
}
/** Counts pages into directories. */
export declare class DirectoryTree {
    #private;
    /** Counts one page in its directory and in all above it. */
    add(url: string, verdict: Verdict): void;
    /** What there is to draw. */
    figures(): DirectoryFigures;
}
/** The directories of pages that are all at hand. */
export declare function directoriesOfPages(pages: Iterable<{
    readonly url: string;
    readonly verdict: Verdict;
}>): DirectoryFigures;
