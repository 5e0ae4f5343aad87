import { type Instant, type PageHint, type PageUrl } from "#model/index.js";
/** A page that a list names. */
export interface ListedPage {
    readonly url: PageUrl;
    readonly hint: PageHint;
}
/** One list, read. */
export interface SourceList {
    readonly kind: "sitemap" | "sitemap-index" | "feed" | "oai";
    readonly pages: readonly ListedPage[];
    /** Lists that belong to this one: the sitemaps of an index, the next part of an OAI-PMH list. */
    readonly further: readonly PageUrl[];
    /** When those of them changed for which this list says so. */
    readonly furtherChanged: ReadonlyMap<PageUrl, Instant>;
    /** What the list itself says is wrong, or why it was not read to its end. */
    readonly problem: string | null;
}
/** What a list says that leads to no other. */
export declare const LEADS_NOWHERE: Pick<SourceList, "further" | "furtherChanged">;
/** The sitemap protocol allows this many entries in one file; other lists get the same. */
export declare const MAX_ENTRIES = 50000;
/** Gathers entries up to the limit, each address once. */
export declare class Entries<T extends {
    readonly url: PageUrl;
}> {
    #private;
    add(text: string, base: string, make: (url: PageUrl) => T): void;
    get all(): T[];
    get problem(): string | null;
}
