import { type PageUrl } from "./page.js";
/** A request that is no plain GET. */
export interface PageRequest {
    readonly method: string;
    /** Beside the fixed profile: names in lower case, sorted, each once; values as they are sent. */
    readonly fields: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array | null;
}
/** Longer ones are not asked for: such a URL stands in every list that names its page. */
export declare const MAX_REQUEST_URL_LENGTH = 16384;
/** The page that a request is; `null` for a request that is not sent, or too long to be kept. */
export declare function pageOfRequest(address: PageUrl, { method, fields, body }: PageRequest): PageUrl | null;
/** The request that a page is, where it is more than a GET of its address. */
export declare function requestOf(url: PageUrl): PageRequest | null;
/** The address alone, as it stands in the request's target and in WARC-Target-URI. */
export declare function addressOf(url: PageUrl): PageUrl;
/** Between which texts, and with which end, all pages stand that ask an address by this method with this body. */
export declare function pagesLike(address: PageUrl, { method, body }: Pick<PageRequest, "method" | "body">): {
    readonly from: string;
    readonly before: string;
    readonly end: string | null;
};
/** What stands beside the address; `null` for a plain page. */
export declare function requestPartOf(url: PageUrl): string | null;
/** The page of an address and what stands beside it, as {@link requestPartOf} gave it; `null` when no run wrote it so. */
export declare function withRequestPart(address: string, part: string | undefined): PageUrl | null;
/** Whether a text is the URL of a page as a run writes it: normalised, and its request in the one form there is. */
export declare function isPageUrl(text: unknown): text is PageUrl;
