import type { PageUrl } from "../pages/page.js";
import type { Instant } from "../time/instant.js";
import type { Digest } from "./sighting.js";
/** A request that the page went on without: nothing is known of what it would have brought. */
export interface OpenPart {
    /** `websocket`, `endless-stream`, `refused`, `over-size` … */
    readonly kind: string;
    /** Empty where there is none. */
    readonly url: string;
    readonly detail: string;
}
/** One document as a browser showed it, from bytes that are in the archive. */
export interface PageRendering {
    readonly document: PageUrl;
    /** "Chromium 156.0.1, clock and chance fixed at 2026-11-16T08:00:00Z". */
    readonly renderedBy: string;
    /** The second of the document's look, from which clock and chance of the page start. */
    readonly at: Instant;
    /** Why nothing was shown; `null` where it was. */
    readonly failure: string | null;
    /** Every page that it asked for, each once, in the order of the first request; the document itself aside. */
    readonly requests: readonly PageUrl[];
    readonly open: readonly OpenPart[];
    /** Shown again from the same bytes it asked for the same, for nothing else, and showed the same text. */
    readonly isClosed: boolean;
    /** Why it is not closed, in words; empty where it is. */
    readonly doubts: readonly string[];
    /** Of the text that was shown. */
    readonly textDigest: Digest | null;
    readonly title: string;
    readonly language: string;
    /** What was done by order, and what it led to; left out where nothing was. */
    readonly steps?: readonly StepTaken[];
}
/** One step of a file, as it is put on record. */
export interface StepTaken {
    /** In the file: "3", or "4.2" in a repetition. */
    readonly place: string;
    /** Kind and selector, never a value. */
    readonly step: string;
    /** `done`, `not-found`, `passed-over`, `not-reached`, `failed`. */
    readonly end: string;
    /** What was asked for before the page was quiet again, as method and address, each once, sorted; secrets masked. */
    readonly requests: readonly string[];
    /** Where the page went; `null` where it stayed. */
    readonly wentTo: string | null;
    /** Of the text shown afterwards, secrets masked. */
    readonly textDigest: Digest;
    /** Names of the pictures taken. */
    readonly pictures: readonly string[];
}
/** Whether all that a rendering shows comes from pages that can be judged: nothing left open, and shown again alike. */
export declare function isSelfContained({ failure, open, isClosed }: PageRendering): boolean;
