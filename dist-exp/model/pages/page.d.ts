/**
 * An absolute http(s) URI without fragment, as normalised by {@link parsePageUrl}. Where a page's scripts ask by more
 * than an address, the rest of the request stands in the place of the fragment (page-request.ts).
 */
export type PageUrl = string & {
    readonly __brand: "PageUrl";
};
/** What a page is to the site: something to read, something a document needs, or neither. */
export type PageKind = "document" | "requisite" | "other";
/** Longest URL taken from the network; longer ones are refused as traps. */
export declare const MAX_URL_LENGTH = 4096;
/** Resolves and normalises a link; `null` when it is not an http(s) address we may hold. */
export declare function parsePageUrl(text: string, base?: string): PageUrl | null;
/** Host and port: the unit of politeness. */
export declare function hostOf(url: PageUrl): string;
/** Path and query, as they are asked for: an empty query is none. */
export declare function pathAndQueryOf(url: PageUrl): string;
