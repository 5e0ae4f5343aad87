import type { Instant } from "#model/index.js";
import type { IndexEntry, WalkMatch } from "#ports/index.js";
import type { ArchiveIndex } from "./archive-index.js";
/** How far a URL reaches. */
export declare const CDX_MATCHES: readonly ["exact", "prefix", "host", "domain"];
/** What is asked. */
export interface CdxQuery {
    readonly url: string;
    /** `exact` unless told: all URLs with an equal key. */
    readonly match?: (typeof CDX_MATCHES)[number];
    /** Both ends belong to the span. */
    readonly from?: Instant;
    readonly to?: Instant;
    /** Nearest first instead of in order of key and time; only sensible for one URL. */
    readonly closest?: Instant;
    readonly limit?: number;
}
/** Entries in order of key and time, or nearest first; of the lines only those given out are read whole. */
export declare function queryIndex(index: ArchiveIndex, query: CdxQuery): AsyncGenerator<IndexEntry>;
/** The beginnings that lines must have, in byte order. */
export declare function prefixesOf({ url, match, }: {
    readonly url: string;
    readonly match?: WalkMatch;
}): string[];
