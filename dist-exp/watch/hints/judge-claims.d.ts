import { type Instant, type PageUrl } from "#model/index.js";
import type { HeardHint, HintSource } from "#ports/index.js";
import type { ListedPage } from "#seeds/index.js";
/** What is known of pages beside the list. */
export interface KnownPages {
    readonly inScope: (url: PageUrl) => boolean;
    /** When a page was last looked at: `null` for never, `undefined` for one that is not under watch. */
    readonly lookedAt: (url: PageUrl) => Instant | null | undefined;
}
/** A reading, judged. */
export interface JudgedList {
    /** Claims that a look can try. */
    readonly claims: readonly {
        readonly url: PageUrl;
        readonly at: Instant;
    }[];
    /** Everything that must be remembered of it, to tell news from repetition next time. */
    readonly heard: readonly HeardHint[];
    readonly found: readonly PageUrl[];
    /** Whether it claims nearly all of its pages at once, as lists do that stamp everything "now". */
    readonly isSweep: boolean;
}
/** The pages of a list that it may speak for and that belong to the site. */
export declare function ownPages({ url, hosts }: HintSource, pages: readonly ListedPage[], known: KnownPages): ListedPage[];
/** Judges a reading by what the source said before. */
export declare function judgeClaims(source: HintSource, pages: readonly ListedPage[], before: ReadonlyMap<PageUrl, Instant>, { now, lookedAt }: Pick<KnownPages, "lookedAt"> & {
    readonly now: Instant;
}): JudgedList;
