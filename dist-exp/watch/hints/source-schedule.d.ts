import { type Instant } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
/** A list is read in full when its last full reading is older, whatever its 304s or its index say. */
export declare const FULL_READING_MS: number;
/** What a reading was worth; the first has nothing to be held against. */
export type ReadingWorth = "first" | "news" | "nothing" | "problem";
/** A source as it is before anybody read it, due at once. */
export declare function newSource(named: Pick<HintSource, "site" | "url" | "kind" | "by" | "parent" | "hosts">, now: Instant): HintSource;
/** When a source is read next after a reading; a list that cannot be read is left alone sooner than one that is silent. */
export declare function scheduled({ idle: before }: Pick<HintSource, "idle">, worth: ReadingWorth, now: Instant): Pick<HintSource, "idle" | "dueAt">;
/** Those that are due, whoever waits longest first, so that a busy feed does not starve the others. */
export declare function dueSources(sources: readonly HintSource[], now: Instant): HintSource[];
/** Requests for lists that a site allows on a day: a tenth of all, and one at least where any are allowed. */
export declare function shareOfDay(requestsPerDay: number): number;
/** How many of them may have been made by now: spread over the UTC day, so that the evening has its readings too. */
export declare function allowedBy(requestsPerDay: number, now: Instant): number;
