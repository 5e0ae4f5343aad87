import type { NewsReader, WatchMemoryReads } from "#ports/index.js";
/** Sites and news of a watch that may not have begun yet. */
export interface WatchWhenThere {
    readonly memory: WatchMemoryReads;
    readonly news: NewsReader;
    close(): void;
}
/** Opens what there is when it is asked for; until then there are no sites and no news. */
export declare function watchWhenThere(dir: string): WatchWhenThere;
