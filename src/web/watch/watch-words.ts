// A watch in words that a newcomer understands.
import { duration } from "#chart/index.js";
import type { ApiNews, ApiTurn, WatchedSite, WatchFigures } from "#server/watch-schema.js";

type Condition = WatchedSite["condition"];

/** A condition in a word or two. */
export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  "disk-full": "the archive is full",
  dead: "does not answer",
  "not-running": "nobody runs the watch",
  spent: "today’s budget is spent",
  watching: "watching",
  paused: "paused",
};

/** The same of several sites, behind their number. */
export const SUM_WORDS: Readonly<Record<Condition, string>> = {
  "disk-full": "without room in the archive",
  dead: "silent",
  "not-running": "overdue",
  spent: "out of budget for now",
  watching: "watched",
  paused: "paused",
};

/** What a condition means, and what to do about it. */
export const CONDITION_SENTENCES: Readonly<Record<Condition, string>> = {
  "disk-full": "The archive has reached its disk quota: nothing is looked at until there is room.",
  dead: "The site does not answer. It is asked again, more and more rarely.",
  "not-running": "Its turn is overdue: nobody runs the watch. isochron watch does.",
  spent: "What may be spent is spent: it goes on when the day or the month is over.",
  watching: "It is looked at turn by turn.",
  paused: "It is paused: nothing is asked of it until somebody resumes it.",
};

/** Whether somebody should look after it. */
export function isTroubled(condition: Condition): boolean {
  return condition === "disk-full" || condition === "dead" || condition === "not-running";
}

/** `92 %`; an estimate has no tenths. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Both ends of an interval in whole per cent, never narrower than it is. */
export function intervalPercents({ low, high }: { readonly low: number; readonly high: number }): string[] {
  return [Math.floor(low * 100 + 1e-9), Math.ceil(high * 100 - 1e-9)].map(String);
}

/** How much is held, with how sure that is. */
export function heldSentence({ completeness }: Pick<WatchFigures, "completeness">, since: string): string {
  if (completeness === null) return "Too little was seen yet to say how much of it is held.";
  const [low, high] = intervalPercents(completeness);
  const held = wholePercent(completeness.share);
  return `Of everything that was published since ${since} we hold about ${held} (between ${low} and ${high} %).`;
}

/** The same of all sites together. */
export function allHeldSentence(completeness: NonNullable<WatchFigures["completeness"]>): string {
  const [low, high] = intervalPercents(completeness);
  return `Of everything that was published on them we hold about ${wholePercent(completeness.share)} (between ${low} and ${high} %).`;
}

/** How much of it is thought to be still true. */
export function freshSentence({ freshness }: Pick<WatchFigures, "freshness">): string | null {
  if (freshness === null) return null;
  return `About ${wholePercent(freshness)} of its pages stand there now as we saw them last.`;
}

/** What the round under way has not seen, and what rounds are known to find; `null` where nothing is passed over. */
export function skipSentence({ skip }: Pick<WatchFigures, "skip">): string | null {
  if (skip === undefined) return null;
  const { asked, verified, unverified, delivered } = skip;
  const pages = `${verified} pages were seen since this round began; ${unverified} were not, and are unverified.`;
  if (delivered === null) return pages;
  const [low, high] = intervalPercents(delivered);
  return `${pages} The last rounds found about ${wholePercent(delivered.share)} of the changes (between ${low} and ${high} %); ${wholePercent(asked)} are asked for.`;
}

/** Whether a day's requests are too few for whole captures; `null` where they are not. */
export function needsSentence({
  wholeNeeds: needs,
  requestsToday: { most },
}: Pick<WatchFigures, "wholeNeeds" | "requestsToday">): string | null {
  if (needs === undefined || most === null) return null;
  return `Whole captures leave pages out: its ${needs.pages} pages need about ${needs.requests} requests, and a day has ${most}.`;
}

/** An instant as a distance: `in 25 min 0 s`, `2 h 5 min ago`; within a minute it is now. */
export function fromNow(at: number, now: number): string {
  const distanceMs = Math.abs(at - now);
  if (distanceMs < 60_000) return "now";
  // Seconds of what lies minutes away would be wrong as soon as they are read.
  const words = duration(distanceMs).replace(/ \d+ s$/, "");
  return at > now ? `in ${words}` : `${words} ago`;
}

const BECAUSE: Readonly<Record<string, string>> = {
  "never-looked-at": "nobody has looked at it yet",
  hint: "a list of the site says that it changed",
  gone: "it was gone, and may be back",
  failing: "it did not answer the last time",
  "bulk-edit": "many pages beside it tend to change together",
  "own-rate": "it changes so often that it has probably changed again",
  chosen: "it was among the pages worth most",
  search: "this round looks for changes where they are likeliest",
  lot: "it was drawn by lot from the pages that this round passes over",
};

/** Why a page is looked at. */
export function becauseWords(because: string): string {
  return BECAUSE[because] ?? because;
}

/** What a turn was used for. */
export const TURN_WORDS: Readonly<Record<ApiTurn["kind"], string>> = {
  refresh: "looks at single pages",
  sharp: "a whole capture",
  nothing: "nothing",
};

/** What a piece of news is. */
export const NEWS_WORDS: Readonly<Record<ApiNews["kind"], string>> = {
  changed: "changed",
  new: "new page",
  gone: "gone",
  back: "back again",
  moved: "moved",
  sharp: "whole capture",
  trouble: "trouble",
};
