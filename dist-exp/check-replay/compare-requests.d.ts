import type { PartOfPage } from "#model/index.js";
import type { RenderedRequest } from "#ports/index.js";
/** What the archive has no record of, as the answerer of stored bytes tells it. */
export declare const NOT_HELD = "not-held";
/** One way of showing a page: its requests, and which archived address each means. */
export interface AskedParts {
    readonly requests: readonly RenderedRequest[];
    /** `null`: none of the page's own. */
    readonly meant: (url: string) => string | null;
}
/** What came of it. */
export interface ComparedRequests {
    readonly missingInReplay: readonly PartOfPage[];
    readonly onlyInReplay: readonly PartOfPage[];
    readonly notHeld: readonly string[];
}
/** Compares what was asked for and given, address by address. */
export declare function compareRequests(stored: AskedParts, replayed: AskedParts): ComparedRequests;
/** Addresses that scripts make can be of any length. */
export declare function shortened(url: string): string;
