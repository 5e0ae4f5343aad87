import type { Instant } from "../time/instant.js";
/** What a text was taken from. */
export declare const TEXT_FORMS: readonly ["html", "text", "xml", "pdf"];
/** One of them. */
export type TextForm = (typeof TEXT_FORMS)[number];
/** One look at a page. */
export interface PageLook {
    /** When it was sent, by which captures are found and chosen everywhere else. */
    readonly at: Instant;
    readonly captureId: string;
    readonly site: string;
    /** The text that it showed, by its key; `null` for a state of the page that has none. */
    readonly text: string | null;
    /** Where a browser showed it: the pages that it asked for, as its text may be made of theirs. */
    readonly parts?: readonly string[];
}
/** Looks that showed the same, without another state of the page in between. */
export interface LookRun {
    readonly text: string | null;
    readonly looks: readonly PageLook[];
    /** The instants to which one of its looks is nearest: above the first, up to the second. */
    readonly nearestAfter: number;
    readonly nearestUntil: number;
}
/** Groups looks, which come oldest first, into runs. Of two looks equally near to an instant the earlier one is meant. */
export declare function lookRuns(looks: readonly PageLook[]): LookRun[];
/**
 * The same looks with none in the middle of a row that one capture saw alike: what they tell of a time and of who may
 * know of it, its first and its last do.
 */
export declare function thinnedLooks(looks: readonly PageLook[]): PageLook[];
