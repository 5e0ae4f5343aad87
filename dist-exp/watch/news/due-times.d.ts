import { type Instant } from "#model/index.js";
/** A delivery is tried at most so often. */
export declare const MOST_TRIES: number;
/** The end of the hour, day or week that is running. */
export declare function endOfPeriod(period: "hour" | "day" | "week", now: Instant): Instant;
/** When a delivery that has failed so often is tried again; `null` when it has failed often enough. */
export declare function nextTry(tries: number, now: Instant): Instant | null;
