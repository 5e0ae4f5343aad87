import type { Instant, PageUrl } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";
/** A page that is near another, by its nearest version. */
export interface NearPage {
    readonly url: PageUrl;
    readonly at: Instant;
    readonly similarity: number;
}
/** What is near a page's newest version. */
export interface NearPages {
    readonly at: Instant;
    /** Nearest first. */
    readonly near: readonly NearPage[];
    /** Whether every version of the archive was compared. */
    readonly isWhole: boolean;
}
/** How near, and how much work. */
export interface NearOptions {
    /** Least similarity of the words, 0 to 1. */
    readonly least: number;
    readonly mostPages?: number;
    readonly mostCompared?: number;
}
/** One page against all: a scan of small sketches in flat memory needs no index. `null` without a text version. */
export declare function nearPages(sketches: SketchStore, url: PageUrl, { least, mostPages, mostCompared }: NearOptions): Promise<NearPages | null>;
