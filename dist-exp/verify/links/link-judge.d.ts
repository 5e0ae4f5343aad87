import { type PageKind, type PageUrl } from "#model/index.js";
import type { RunNotes } from "../read/run-notes.js";
import type { ListedCounts } from "./listed-counts.js";
import type { Mirrors } from "./mirrors.js";
import type { RecordedRefusals } from "./recorded-refusals.js";
import type { RecordedScope } from "./recorded-scope.js";
/** The page that shows a link. */
export interface LinkingPage {
    readonly url: PageUrl;
    readonly depth: number;
    /** How many links in a row led out of scope on the way to it. */
    readonly hops: number;
    /** Whether it stands for a page that is missing. */
    readonly isSoftNotFound: boolean;
    /** When it was read, and when the run ended: what a date in a URL is far from. */
    readonly timesMs: readonly number[];
    /** How many of its links are listed: the most that can have been taken from it. */
    readonly taken: number;
}
/** What links are judged by. */
export interface JudgeParts {
    readonly listed: ReadonlySet<string>;
    readonly pages: RunNotes["pages"];
    readonly scope: RecordedScope;
    readonly refusals: RecordedRefusals;
    readonly counts: ListedCounts;
    readonly mirrors: Mirrors;
    readonly shapeBudget: number;
}
/** How a link is accounted for; `omitted` when it is not. */
export type Accounted = "listed" | "outside" | "trapped" | "omitted";
/** Judges the links of one capture. */
export declare class LinkJudge {
    #private;
    constructor(parts: JudgeParts);
    /** How the certificate accounts for a link. */
    account(url: PageUrl, kind: PageKind, from: LinkingPage, steps?: number): Accounted;
    /** Links in a row that led out of scope on the way to a page, as far as the rules ask. */
    hopsTo(url: PageUrl): number;
}
