import { type FetchTimes, type FrontierPage, type Instant, type PageKind, type PageUrl, type Pass } from "#model/index.js";
import { type Fields } from "./fields.js";
/**
 * Fetches that are no looks at a page: rules, lists of URLs, whether a host owns up to nothing, which cookies it sets,
 * and what was asked with a secret, whose records are not what was sent and received.
 */
export declare const ASIDE_PASSES: readonly ["robots", "source", "soft-404", "knock", "secret"];
/** What a fetch that is no look was for. */
export type AsidePass = (typeof ASIDE_PASSES)[number];
/** A response that could not be read: kept, and no look; a record of its own tells the failure. */
export declare const UNREAD_PASS = "unread";
/** What is found out about a page from more than its response. */
export type LookLabel = "soft-404" | "needs-cookie" | "sent-once";
/** Why no response came, or none that counts. */
export interface NoResponse {
    readonly kind: "failed" | "refused";
    readonly code: string;
    readonly message: string;
}
/** What stands beside a look; older files lack places and kinds. */
export interface LookNote {
    readonly pass: Pass;
    readonly seq: number | null;
    readonly kind: PageKind;
    readonly depth: number;
    readonly via: PageUrl | null;
    readonly label: LookLabel | null;
    /** What was asked by more than the address; `null` for a plain GET. */
    readonly request: string | null;
    /** The limit of the capture that cut its response. */
    readonly limit: "max-bytes" | null;
}
/** What a look comes to whose response was cut because the capture may take no more bytes. */
export declare const CUT_BY_MAX_BYTES: {
    readonly kind: "failed";
    readonly code: "truncated";
    readonly message: string;
};
/** The note of a look at a page. */
export declare function lookNote({ url, kind, depth, via }: Pick<FrontierPage, "url" | "kind" | "depth" | "via">, pass: Pass, seq: number, label?: LookLabel | null): Record<string, string>;
/** What stands beside a look; `null` for fetches that are none. */
export declare function readLookNote(fields: Fields): LookNote | null;
/** The note of a fetch that is no look at a page. */
export declare function asideNote(pass: AsidePass): Fields;
/** The note of a fetch that was asked with a secret: as what page, and what of it is not as it was. */
export declare function secretNote(url: PageUrl, altered: string): Record<string, string>;
/** The note of a look whose links were read only as far as the content was held. */
export declare function cutNote(note: Fields, contentBytes: number): Fields;
/** How far the links were read, in bytes; `null` when to the end. */
export declare function readCut(fields: Fields): number | null;
/** The note of a look whose response was cut by a limit of the capture. */
export declare function limitNote(note: Fields, limit: LookNote["limit"]): Record<string, string>;
/** The note beside a response that could not be read. */
export declare function unreadNote(note: Fields): Fields;
/** A fetch without a response: its times, its note and why there is none. */
export declare function noResponseFields(note: Fields, { kind, code, message, times }: NoResponse & {
    readonly times: FetchTimes;
}): Fields;
/** Why there is no response; `null` where nothing is said about it. */
export declare function readNoResponse(fields: Fields): NoResponse | null;
/** The three time stamps of a fetch. */
export declare function timeFields({ sentAt, firstByteAt, lastByteAt }: FetchTimes): Record<string, string>;
/** The three time stamps; what is not told is the record's date. */
export declare function readTimes(fields: Fields, date: Instant): FetchTimes;
