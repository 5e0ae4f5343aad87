import type { Instant } from "#model/index.js";
/** What the body shows; equal states give equal bytes. */
export interface ContentState {
    /** Of the page's own text; 0 is the absent page. */
    readonly revision: number;
    /** Of the site-wide notice that bulk edits change. */
    readonly notice: number;
    /** How many pages born later it announces with a link. */
    readonly announced: number;
    /** When this text was first written; shown on the page. */
    readonly editedAt: Instant;
}
/** One state of a page, alive from `from` until the next version's `from`. */
export interface PageVersion {
    readonly from: Instant;
    readonly status: number;
    readonly location: string | null;
    readonly content: ContentState;
    /** What the server's file system says, in true time: the source of Last-Modified. */
    readonly fileTime: Instant;
}
/** The versions of one page. Asking about the future draws it; it never changes afterwards. */
export interface Timeline {
    /** The versions that began at or before the instant, oldest first; never empty. */
    until(now: Instant): readonly PageVersion[];
}
/** The version alive at the instant; before the first one, the first. */
export declare function versionAt(timeline: Timeline, at: Instant): PageVersion;
