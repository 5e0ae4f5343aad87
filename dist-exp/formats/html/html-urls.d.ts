import type { UrlSpan } from "./url-span.js";
/** What one pass over a page finds. */
export interface HtmlScan {
    /** In the order of the source, without overlaps. */
    readonly spans: readonly UrlSpan[];
    readonly title: string | null;
    /** Addresses of modules that scripts name by an import map's names, which stand nowhere in the page. */
    readonly modules: readonly string[];
}
/** Finds all URLs of a page, in the order of the source; linear in its length. */
export declare function findHtmlUrls(html: string, isXml?: boolean): readonly UrlSpan[];
/** How a page is scanned. */
interface Scanning {
    readonly isXml?: boolean;
    readonly srcdocDepth?: number;
    /** Of a page with more places than this the rest is not read. */
    readonly maxSpans?: number;
}
/** Finds all URLs and the title of a page. */
export declare function scanHtml(html: string, scanning?: Scanning): HtmlScan;
export {};
