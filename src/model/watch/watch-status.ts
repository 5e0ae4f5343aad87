// What a watch can say of a site at any time.
import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";

/** What was spent in a day or a month, and what may be. */
export interface Spending {
  /** With what is set aside for what is under way. */
  readonly spent: number;
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

/** How a site is doing that is looked through in rounds which pass over pages. */
export interface SkipFigures {
  /** Share of the changes that is to be found. */
  readonly asked: number;
  /** The round that is under way. */
  readonly beganAt: Instant;
  readonly endsAt: Instant;
  /** Whether it passes over nothing: too little is known yet. */
  readonly isWhole: boolean;
  /** Whether it has looked at all that it wants. */
  readonly isOver: boolean;
  /** Pages seen since it began, and pages not seen since: of these nobody knows whether they changed. */
  readonly verified: number;
  readonly unverified: number;
  /** Share of the changes found in the last rounds, as pages looked at by lot tell it; `null` before that can be said. */
  readonly delivered: EstimatedShare | null;
}

/** Pages of a site, and the requests that a capture of all of them needs. */
export interface WholeNeeds {
  readonly pages: number;
  readonly requests: number;
}

/** One site under watch, JSON-safe. */
export interface WatchSiteStatus {
  readonly site: string;
  readonly condition: WatchCondition;
  /** In words, where there is more to say. */
  readonly note: string | null;
  readonly at: Instant;
  /** When the watch began. */
  readonly beganAt: Instant;
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
  /** Where pages are passed over. */
  readonly skip?: SkipFigures;
  /** Where whole captures are wanted and a day's requests are too few for one: it leaves pages out each time. */
  readonly wholeNeeds?: WholeNeeds;
}

/** A page that a turn chose, and why. */
export interface ChosenPage {
  readonly url: PageUrl;
  /** In one word: what its place hung on most. */
  readonly because: string;
  /** What pages are chosen by. */
  readonly index: number;
}

/** One turn of a site: what was done and why, JSON-safe; turns in a row that did nothing for one reason are kept as one. */
export interface WatchTurn {
  readonly site: string;
  readonly at: Instant;
  readonly kind: "refresh" | "sharp" | "nothing";
  /** Why this and not something else, in a sentence. */
  readonly because: string;
  readonly captureId: string | null;
  /** What was asked for, and what it came to. */
  readonly requests: number;
  readonly looks: number;
  readonly changes: number;
  /** Some hundreds at most, those worth most. */
  readonly chosen: readonly ChosenPage[];
  /** Missing in turns of before it was kept. */
  readonly chosenInAll?: number;
  /** The index of the last page chosen; `null` where none was. */
  readonly bar: number | null;
  /** Of a run of idle turns: when the last of them was, and how many they were. */
  readonly until?: Instant;
  readonly turns?: number;
}
