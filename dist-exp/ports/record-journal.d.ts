import type { Instant, KeptContent, PageUrl } from "#model/index.js";
/** A content of a page that is on record. */
export interface ServedContent {
    /** What makes it a version: status, Location, content type and digest of the content, in one line. */
    readonly identity: string;
    /** The forms in which it was sent, so that equal bytes need not be decoded again. */
    readonly forms: readonly string[];
    readonly kept: KeptContent;
}
/** A run of equal answers, none of them lost sight of. */
export interface ServedSpan {
    /** Which of the page's contents. */
    readonly content: number;
    /** The last byte of its first answer. */
    readonly from: Instant;
    /** The arrival of the latest request that it answered, or what was left of that; before `from` nothing lies between. */
    readonly to: Instant;
    readonly count: number;
    /** The last byte of its last answer. */
    readonly lastAt: Instant;
}
/** Equal answers in a row, counted until a page that alternates counts as calm. */
export interface CalmRun {
    readonly content: number | null;
    readonly since: Instant;
    readonly count: number;
}
/** What one kind of visitors was given, in order of time. */
export interface ServedVariant {
    /** `null` for the public. */
    readonly name: string | null;
    readonly spans: readonly ServedSpan[];
    /** Something was lost sight of: the next answer begins a new span. */
    readonly isCut: boolean;
    /** While its answers alternate they are kept apart; `null` while they do not. */
    readonly calm: CalmRun | null;
    /** The latest last byte of all answers to these visitors, of whatever content; `null` before the first. */
    readonly until: Instant | null;
}
/** All that was counted of a page on one day. */
export interface ServedPage {
    readonly url: PageUrl;
    readonly contents: readonly ServedContent[];
    readonly variants: readonly ServedVariant[];
    /** Answers that were seen and not kept, since the page has too many contents. */
    readonly unkept: number;
    /** The time without losses that it was last counted in: nobody saw what was answered between two of them. */
    readonly seen: string;
}
/** Where a journal stands. */
export interface JournalHead {
    readonly site: string;
    /** The UTC day, as its first instant. */
    readonly day: Instant;
    /** The testimony that its contents are kept in; `null` when its day was told. */
    readonly capture: string | null;
    /** The proxy's run, and the last of its frames that is in here. */
    readonly run: string;
    readonly seq: number;
    /** How often answers to unknown pages were lost in this run. */
    readonly losses: number;
    /** Answers by what became of them. */
    readonly tallies: Readonly<Record<string, number>>;
    /** The last page that was told to the archive, once the day is over; `null` before. */
    readonly toldUpTo: string | null;
}
/** The journal of one archive. A returned promise of `commit` means: found again after kill -9. */
export interface RecordJournal {
    head(): Promise<JournalHead | null>;
    pages(urls: readonly PageUrl[]): Promise<ServedPage[]>;
    /** Puts head and pages, all or none. */
    commit(head: JournalHead, pages: readonly ServedPage[]): Promise<void>;
    /** Pages in order of their addresses, behind one of them. */
    pagesAfter(url: string, limit: number): Promise<ServedPage[]>;
    /** Lets all pages go, since their day was told, and puts a head. */
    clear(head: JournalHead): Promise<void>;
    close(): void;
}
