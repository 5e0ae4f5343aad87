import { type Instant, type PageUrl } from "#model/index.js";
import type { HeardHint, HintSource } from "#ports/index.js";
import type { SourceList } from "#seeds/index.js";
/** What a reading of an index changes. */
export interface IndexReading {
    /** Sitemaps that are new or have changed, due now. */
    readonly put: readonly HintSource[];
    readonly drop: readonly PageUrl[];
    /** Its claims about its sitemaps: their next reading tries them. */
    readonly heard: readonly HeardHint[];
}
/** What an index is read with. */
interface IndexContext {
    /** All sources of the site. */
    readonly known: ReadonlyMap<PageUrl, HintSource>;
    /** What it said before of its sitemaps. */
    readonly before: ReadonlyMap<PageUrl, Instant>;
    readonly trust: number;
    readonly now: Instant;
}
/** Judges the sitemaps of an index. */
export declare function readIndex(index: HintSource, { further, furtherChanged }: Pick<SourceList, "further" | "furtherChanged">, { known, before, trust, now }: IndexContext): IndexReading;
/** Sources with everything that hangs on them. */
export declare function withDescendants(urls: readonly PageUrl[], known: ReadonlyMap<PageUrl, HintSource>): PageUrl[];
export {};
