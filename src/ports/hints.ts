// Lists of sites that tell of changes, and how far they were right.
import type { Instant, PageUrl } from "#model/index.js";

/** One list that is read again and again. */
export interface HintSource {
  readonly site: string;
  readonly url: PageUrl;
  readonly kind: "sitemap" | "feed" | "oai";
  /** When it is read next, and how often in a row it said nothing new. */
  readonly dueAt: Instant;
  readonly idle: number;
  /** For a conditional request. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Digest of what it said when it was read last. */
  readonly digest: string | null;
  /** Hints of its that looks have tried, and those that a change stood behind. */
  readonly tried: number;
  readonly right: number;
}

/** One claim of a list: this page changed at that time; open until a look tells. */
export interface OpenHint {
  readonly site: string;
  readonly url: PageUrl;
  readonly source: PageUrl;
  readonly claimed: Instant;
  readonly heardAt: Instant;
}

/** Sources and their claims. */
export interface HintStore {
  sources(site: string): Promise<HintSource[]>;
  /** Replaces what is held of these sources. */
  put(sources: readonly HintSource[]): Promise<void>;
  /** What each page was last said to have changed at, by this source; for telling news from repetition. */
  claims(source: PageUrl, urls: readonly PageUrl[]): Promise<ReadonlyMap<PageUrl, Instant>>;
  /** Keeps claims, which replace earlier ones of the same source and page; `isOpen` ones wait for a look. */
  hear(claims: readonly (OpenHint & { readonly isOpen: boolean })[]): Promise<void>;
  open(site: string): Promise<OpenHint[]>;
  /** A look has tried a page: its open claims are closed, and counted for their sources. */
  settle(site: string, url: PageUrl, lookedAt: Instant, wasRight: boolean): Promise<void>;
  forget(site: string): Promise<void>;
}
