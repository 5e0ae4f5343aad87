import type { Instant, PageUrl } from "#model/index.js";
/** One list that is read again and again. */
export interface HintSource {
    readonly site: string;
    readonly url: PageUrl;
    readonly kind: "sitemap" | "feed" | "oai";
    /** Who named it; a guess is `/sitemap.xml`, which need not be there. */
    readonly by: "plan" | "robots" | "guess" | "page" | "index";
    /** The index of sitemaps that names it. */
    readonly parent: PageUrl | null;
    /** Hosts that it may speak for beside its own; `null` for any. */
    readonly hosts: readonly string[] | null;
    /** When it is read next; the time between two readings is doubled so many times: one more when nothing is new. */
    readonly dueAt: Instant;
    readonly idle: number;
    /** For a conditional request. */
    readonly etag: string | null;
    readonly lastModified: Instant | null;
    /** Digest of what it said when it was read last. */
    readonly digest: string | null;
    /** When it was last read in full; `null` for never. */
    readonly readAt: Instant | null;
    /** The part that comes next, of a list that was left in the middle. */
    readonly next: PageUrl | null;
    /** Hints of its that looks have tried, and those that a change stood behind; old ones count less. */
    readonly tried: number;
    readonly right: number;
    /** Changes that were expected at those looks without any hint. */
    readonly expected: number;
}
/** One claim of a list: this page changed at that time; open until a look tells. */
export interface OpenHint {
    readonly site: string;
    readonly url: PageUrl;
    readonly source: PageUrl;
    readonly claimed: Instant;
    readonly heardAt: Instant;
}
/** A claim as it is kept; one that is not open only tells news from repetition. */
export interface HeardHint extends OpenHint {
    readonly isOpen: boolean;
}
/** What a look at a page told of the claims about it. */
export interface HintTrial {
    readonly site: string;
    readonly url: PageUrl;
    readonly lookedAt: Instant;
    /** Whether the page had changed. */
    readonly wasRight: boolean;
    /** Chance of that, 0 to 1, as it was without any hint. */
    readonly expected: number;
}
/** Sources and their claims. */
export interface HintStore {
    /** In the order in which they came. */
    sources(site: string): Promise<HintSource[]>;
    /** Takes in new sources, and replaces what is held of known ones but what trials taught of them. */
    put(sources: readonly HintSource[]): Promise<void>;
    /** Forgets sources of a site, with their claims. */
    drop(site: string, sources: readonly PageUrl[]): Promise<void>;
    /** What each page was last said to have changed at, by this source; for telling news from repetition. */
    claims(site: string, source: PageUrl, urls: readonly PageUrl[]): Promise<ReadonlyMap<PageUrl, Instant>>;
    /** Keeps claims, which replace earlier ones of the same source and page; those of unknown sources are not kept. */
    hear(claims: readonly HeardHint[]): Promise<void>;
    /** Forgets what a source said of any other page than these; open claims heard at `openSince` or later stay. */
    retain(site: string, source: PageUrl, urls: readonly PageUrl[], openSince: Instant): Promise<void>;
    /** The newest first. */
    open(site: string, limit: number): Promise<OpenHint[]>;
    /** A look has tried a page: claims that were heard before it are closed, and counted for their sources. */
    settle(trial: HintTrial): Promise<void>;
    /** Counts requests for lists on a UTC day, given as any instant of it; returns those of that day. */
    spend(site: string, day: Instant, requests: number): Promise<number>;
    /** Forgets a site; what it spent stays on record. */
    forget(site: string): Promise<void>;
}
