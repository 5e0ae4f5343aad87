import { type PageUrl } from "#model/index.js";
import type { UrlSpan } from "./url-span.js";
/** Addresses found on one page, each once, in the order of the source. */
export interface PageLinks {
    /** Links, redirections by meta refresh, and the documents in frames. */
    readonly documents: PageUrl[];
    /** Images, scripts, style sheets, media, and frames again, as the page is not whole without them. */
    readonly requisites: PageUrl[];
    readonly title: string | null;
}
/** More addresses than this of one page are not taken: it is a trap or an index for machines. */
export declare const MAX_PAGE_LINKS = 20000;
/** How a page was read, where that is not as HTML in UTF-8. */
export interface PageReading {
    readonly charset?: string;
    /** XHTML sent as XML: no element holds raw text, and self-closing tags are whole. */
    readonly isXml?: boolean;
}
/** Links and requisites of an HTML page at the given address. */
export declare function pageLinks(html: string, pageUrl: PageUrl, maxLinks?: number, { charset, isXml }?: PageReading): PageLinks;
/** Addresses of links that stand in no page, such as those of scripts and manifests; always in UTF-8. */
export declare function resolveLinks(links: readonly string[], base: string): PageUrl[];
/** What a style sheet at the given address needs: images, fonts, other style sheets. */
export declare function styleSheetLinks(css: string, sheetUrl: PageUrl, maxLinks?: number): PageUrl[];
/** The address that relative ones refer to: the first base element counts, if it can (HTML standard 2.4.3). */
export declare function baseOf(spans: readonly UrlSpan[], pageUrl: string, charset?: string): string;
/** The link that a span means, its query in the page's encoding; style sheets and scripts always mean UTF-8. */
export declare function linkOf({ value, syntax }: UrlSpan, charset: string): string;
/** What a span's link refers to: the page's base, or that of the document in a srcdoc attribute. */
export declare function baseOfSpan({ srcdoc }: UrlSpan, base: string): string;
