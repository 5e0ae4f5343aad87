/** Every reason not to ask for a URL. Codes may be added, never renamed: people script against them. */
export declare const REFUSALS: {
    readonly robots: "excluded by robots.txt";
    readonly "robots-unknown": "robots.txt could not be fetched";
    readonly "out-of-scope": "outside the scope";
    readonly "not-included": "matches no pattern of what to include";
    readonly excluded: "matches a pattern of what to exclude";
    readonly "too-deep": "too many links from a seed";
    readonly "max-pages": "over the limit of pages";
    readonly "max-pages-per-host": "over the limit of pages of its host";
    readonly "held-elsewhere": "already held by another collection";
    readonly "max-bytes": "over the limit of bytes";
    readonly "max-requests": "over the limit of requests";
    readonly deadline: "after the deadline of the capture";
    /** Of captures made while there was such a limit beside the deadline. */
    readonly "max-time": "over the limit of time";
    readonly "host-given-up": "its host failed too often in a row and was left alone";
    readonly "private-address": "not a public address";
    readonly secret: "of a session that a secret opens, asked for by steps alone: what is on record of it is masked and proves nothing";
    readonly "sent-once": "sent by a step that does not say it may be sent again";
    readonly "repeating-path": "path segments that repeat: a trap";
    readonly calendar: "a date far from now: an endless calendar";
    readonly pagination: "too many pages of one list: endless pagination";
    readonly "session-id": "a session identifier in the URL";
    readonly facets: "too many combinations of query parameters";
    readonly "url-length": "too long a URL";
    readonly "path-depth": "too deep a path";
    readonly "link-spam": "beyond the most links taken from one page";
    readonly "mirror-host": "its host shows the same pages as another one";
    readonly "soft-404": "found on a page that stands for a missing one";
    readonly "shape-budget": "too many URLs of one shape";
    readonly "frontier-full": "over the limit of known URLs";
};
/** A stable code of {@link REFUSALS}. */
export type RefusalCode = keyof typeof REFUSALS;
/** The reason as it is kept: the code, its words, and what it was in this case. */
export declare function refusalReason(code: RefusalCode, detail?: string): string;
/** The code at the head of a reason, or `null` when it names none. */
export declare function refusalCodeOf(reason: string | null): RefusalCode | null;
/** URLs of one shape that one rule kept out: different ones by their smallest hashes, with a few examples. */
export interface RefusedShape {
    readonly code: RefusalCode;
    readonly shape: string;
    readonly hashes: readonly number[];
    readonly examples: readonly string[];
}
/** So many hashes are kept of a shape: up to then its URLs are counted exactly. */
export declare const KEPT_HASHES = 128;
/** So many different examples are kept of a shape. */
export declare const KEPT_EXAMPLES = 3;
/** The same rule and shape, counted in two parts; what both counted counts once. */
export declare function mergeRefused(held: RefusedShape, more: RefusedShape): RefusedShape;
/** What one rule kept from being asked for. */
export interface ReportRefusal {
    readonly code: RefusalCode;
    /** Pages of the denominator that were not asked for, or not any more. */
    readonly pages: number;
    /** URLs that were counted and not kept one by one, beside the denominator. */
    readonly urls: number;
    /** Whether `urls` is exact, not an estimate from hashes. */
    readonly exact: boolean;
    readonly shapes: readonly {
        readonly shape: string;
        readonly urls: number;
        readonly examples: readonly string[];
    }[];
}
