// What any list of URLs says: pages with hints, further lists, and whether it was longer than we read.
import { parsePageUrl, type Instant, type PageHint, type PageUrl } from "#model/index.js";

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
export const LEADS_NOWHERE: Pick<SourceList, "further" | "furtherChanged"> = {
  further: [],
  furtherChanged: new Map(),
};

/** The sitemap protocol allows this many entries in one file; other lists get the same. */
export const MAX_ENTRIES = 50_000;

/** Gathers entries up to the limit, each address once. */
export class Entries<T extends { readonly url: PageUrl }> {
  readonly #byUrl = new Map<PageUrl, T>();
  #isFull = false;

  add(text: string, base: string, make: (url: PageUrl) => T): void {
    // Nothing would be taken for the list's own address.
    const url = text === "" ? null : parsePageUrl(text.trim(), base);
    if (url === null || this.#byUrl.has(url)) return;
    if (this.#byUrl.size < MAX_ENTRIES) this.#byUrl.set(url, make(url));
    else this.#isFull = true;
  }

  get all(): T[] {
    return [...this.#byUrl.values()];
  }

  get problem(): string | null {
    return this.#isFull ? `more than ${MAX_ENTRIES} entries; the rest was not read` : null;
  }
}
