// What a watch can say of a site at any time.
import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";

/** What was spent in a day or a month, and what may be. */
export interface Spending {
  readonly spent: number;
  /** Set aside for what is under way. */
  readonly reserved: number;
  /** `null` for no limit. */
  readonly most: number | null;
}

/** A share with the interval that holds it in nine of ten cases. */
export interface EstimatedShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What a site under watch is doing. */
export type WatchCondition =
  | "watching"
  | "paused"
  /** Nothing more may be spent until the day or the month is over. */
  | "spent"
  /** Nobody answers there; asked again more and more rarely. */
  | "dead"
  | "disk-full"
  /** Nobody runs the watch. */
  | "not-running";

/** One site under watch, JSON-safe. */
export interface WatchSiteStatus {
  readonly site: string;
  readonly condition: WatchCondition;
  /** In words, where there is more to say. */
  readonly note: string | null;
  readonly at: Instant;
  readonly pages: { readonly watched: number; readonly asleep: number; readonly gone: number };
  readonly looks: number;
  readonly versions: number;
  readonly requestsToday: Spending;
  readonly bytesThisMonth: Spending;
  /** Share of the weight of all versions since the watch began that is held; `null` before anything can be said. */
  readonly completeness: EstimatedShare | null;
  /** Share of the pages whose last look is thought to be still true. */
  readonly freshness: number | null;
  /** Share of the pages proved at the best instant of the last whole capture; `null` without one. */
  readonly proved: { readonly share: number; readonly asOf: Instant; readonly captureId: string } | null;
  readonly lastTurnAt: Instant | null;
  readonly nextTurnAt: Instant | null;
  readonly nextSharpAt: Instant | null;
  /** What would be looked at first if the next turn were now. */
  readonly nextLooks: readonly { readonly url: PageUrl; readonly because: string; readonly gain: number }[];
}

/** Why a page was, or was not, looked at in a turn. */
export interface LookReason {
  readonly site: string;
  readonly url: PageUrl;
  readonly at: Instant;
  readonly wasChosen: boolean;
  /** In one word: what its place hung on most. */
  readonly because: string;
  /** Its index, and that of the last page chosen. */
  readonly index: number;
  readonly bar: number | null;
}
