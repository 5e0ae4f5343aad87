import type { Clock, Fetcher } from "#ports/index.js";
import type { Purse } from "./purse.js";
/** Wraps a fetcher with the purse that pays for it; when that is empty it throws what ends the turn. */
export declare function spendingFetcher(fetcher: Fetcher, purse: Purse, clock: Clock): Fetcher;
