// What a refreshing mind is set to, and what it is told and tells.
import { UsageError } from "#errors.js";
import type { KnowledgeSettings, LookFinding } from "#mine/index.js";
import type { Instant } from "#model/index.js";
import { LEARNED_GAIN, refreshPlanners } from "#schedule/index.js";

/** What one look told. */
export interface LookResult {
  readonly page: number;
  readonly at: Instant;
  /** `same` and `changed` are said of what the look before saw; `gone` is 404 or 410, as often as it is seen. */
  readonly found: LookFinding;
  /** E of the change, 0 to 1; 1 when nobody weighed it. */
  readonly importance?: number;
}

/** A page that comes under watch. */
export interface WatchedPage {
  /** Any whole number from 0 to 2³¹ − 1, the caller's own. */
  readonly number: number;
  /** w(P), 0 or more. */
  readonly weight: number;
  /** Path of the directory it lies in, such as `news/2024`; pages of one directory tell of each other. */
  readonly directory: string;
}

/** How a mind works; only the first two must be said. */
export interface RefreshMindSettings {
  /** By name: `learned-gain`, or a planner of `lab refresh` fed with what is learned. */
  readonly planner: string;
  /** Looks are chosen for periods of this length. */
  readonly periodMs: number;
  /** Periods after which the pattern of changes repeats; 7 for days of the week, 24 for hours of the day. */
  readonly patternPeriods: number;
  /** Versions share a page's completeness over so many periods. */
  readonly horizonPeriods: number;
  /** When the counting ends, where that is known. */
  readonly endsAt?: Instant | null;
  /** What is learned how fast; the frozen settings when left out. */
  readonly knowledge?: Partial<KnowledgeSettings>;
}

/** A year of days with the pattern of a week. */
export const MIND_DEFAULTS: RefreshMindSettings = {
  planner: LEARNED_GAIN,
  periodMs: 86_400_000,
  patternPeriods: 7,
  horizonPeriods: 364,
};

/** A quarter of a year of hours with the pattern of a day. */
export const MIND_BY_HOURS: RefreshMindSettings = {
  planner: LEARNED_GAIN,
  periodMs: 3_600_000,
  patternPeriods: 24,
  horizonPeriods: 24 * 91,
};

/** Made once: a watch opens a mind for every turn. */
let planners: readonly string[] | null = null;

/** Every planner that a mind can have, the default first. */
export function mindPlanners(): readonly string[] {
  return (planners ??= [LEARNED_GAIN, ...refreshPlanners(1).map(({ name }) => name)]);
}

/** Why a page was, or was not, looked at. */
export interface PageWhy {
  readonly page: number;
  /** In one word: what its place hangs on most. */
  readonly because: "never-looked-at" | "hint" | "gone" | "failing" | "bulk-edit" | "own-rate";
  readonly lookedAt: Instant | null;
  /** Chance that it changed since. */
  readonly changed: number;
  /** The same with every hint left aside: what a hint is held against. */
  readonly unhinted: number;
  /** Weight that a look now is expected to add to what is held. */
  readonly gain: number;
  /** What the pages are chosen by: the part of the gain that waiting would lose. */
  readonly index: number;
  /** The index of the last page taken at the last choice; `null` before the first. */
  readonly bar: number | null;
  /** Changes of its own per period, on the mean. */
  readonly ratePerPeriod: number;
  /** Edits of its directories expected since the last look. */
  readonly bulkEdits: number;
  /** Looks in a row that failed. */
  readonly failures: number;
}

/** What is expected of all pages, by row. */
export interface MindProspects {
  /** Page numbers. */
  readonly pages: Int32Array;
  readonly weights: Float64Array;
  /** Chance that the page changed since its last look; 1 for one never looked at. */
  readonly changed: Float64Array;
  /** Weight that a look now is expected to add. */
  readonly gain: Float64Array;
  readonly ratePerPeriod: Float64Array;
  /** 1 for pages never looked at. */
  readonly isNew: Uint8Array;
}

/** Refuses settings that mean nothing. */
export function checkSettings(settings: RefreshMindSettings): void {
  const whole = (value: number, most: number): boolean =>
    Number.isSafeInteger(value) && value >= 1 && value <= most;
  if (!mindPlanners().includes(settings.planner))
    throw new UsageError("USAGE", `no planner ${settings.planner}; there are ${mindPlanners().join(", ")}`);
  if (!whole(settings.periodMs, 1e11)) throw new UsageError("USAGE", "periodMs must be a whole number of ms");
  if (!whole(settings.patternPeriods, 366))
    throw new UsageError("USAGE", "patternPeriods must be a whole number from 1 to 366");
  if (!(settings.horizonPeriods > 0)) throw new UsageError("USAGE", "horizonPeriods must be positive");
}
