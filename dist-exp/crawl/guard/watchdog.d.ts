import { type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { World } from "../world.js";
/** A fetch to be watched; time spent in what `waiting` is given does not count. */
type WatchedFetch = (signal: AbortSignal, waiting: <T>(turn: Promise<T>) => Promise<T>) => Promise<FetchResult>;
/** Watches the fetches of one run. */
export declare class Watchdog {
    #private;
    constructor(world: World);
    /** Runs a fetch; one that outlasts the world's limit is ended by {@link endStalled}. */
    watch(url: PageUrl, fetch: WatchedFetch): Promise<FetchResult>;
    /** Something went on, or is waiting on purpose. */
    alive(): void;
    /** Ends every fetch that outlasts the limit, with a failure that says so. */
    endStalled(): void;
    /** Says once in a while that nothing comes, and what is being waited for. */
    check(doing: string): void;
}
export {};
