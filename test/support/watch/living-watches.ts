// Living sites under the real loop of a watch, over sockets and simulated, and what must hold of every one: the same
// choices from the same looks, and nothing said of a page that its own record does not say.
import { expect } from "vitest";
import { HttpFetcher } from "#fetch/index.js";
import { AcceleratedClock, simulateLivingSite, startLivingSite, type Truth } from "#lab/index.js";
import { retraceLiving, watchLiving, type LivingWatchOutcome } from "#lab/experiments/watch/living-watch.js";
import {
  instant,
  parsePageUrl,
  pathAndQueryOf,
  type ChosenPage,
  type PageUrl,
  type SitePlan,
} from "#model/index.js";
import type { CourseStep } from "#watch/index.js";
import { planOf } from "./watched-web.js";

const HOUR_MS = 3_600_000;
/** Half an hour before midnight: the day's capture ends and another begins while it is watched. */
const START = instant(Date.UTC(2026, 0, 5, 23, 30));
const TURN_MS = 4 * 60_000;
/** Hours of a site in seconds. */
const FACTOR = 1_200;

/** Pages change every few minutes to hours; some come late, some go, and some of those come back. */
const SITE = {
  seed: 7,
  pages: 30,
  speed: 0.2,
  fates: { bornShare: 0.1, dyingShare: 0.2, returnShare: 0.5, withinMs: 0.4 * HOUR_MS },
} as const;

type Answer = Truth["pages"][number]["answers"][number];

/** A watch that is over, and what the site knows of itself. */
export interface WatchedLife {
  readonly plan: SitePlan;
  readonly outcome: LivingWatchOutcome;
  readonly truth: Truth;
}

function planFor(url: PageUrl, changes: Partial<SitePlan>): SitePlan {
  return planOf({ seeds: [url], pattern: "day", requestsPerDay: 360 * 12, delayMs: 100, ...changes });
}

/** Real sockets, for so many real seconds or turns, whatever ends first. */
export async function watchOverSockets(
  { seconds, mostTurns = Infinity }: { readonly seconds: number; readonly mostTurns?: number },
  changes: Partial<SitePlan> = {},
): Promise<WatchedLife> {
  const clock = new AcceleratedClock({ startAt: START, factor: FACTOR });
  const running = await startLivingSite({ ...SITE, clock });
  const fetcher = new HttpFetcher({ clock, userAgent: "isochron-test", allowPrivate: true });
  try {
    const plan = planFor(parsePageUrl(running.url)!, changes);
    const forMs = seconds * 1_000 * FACTOR;
    const outcome = await watchLiving({ clock, fetcher }, { plan, turnMs: TURN_MS, forMs, mostTurns });
    expectSameRequests(outcome, running.site.log.total);
    return { plan, outcome, truth: running.truth() };
  } finally {
    await fetcher.close();
    await running.close();
  }
}

/** Without sockets, for so many hours of the virtual clock. */
export async function watchSimulated(hours: number, changes: Partial<SitePlan> = {}): Promise<WatchedLife> {
  const { clock, fetcher, site, url } = simulateLivingSite({ ...SITE, startAt: START });
  const plan = planFor(url, changes);
  const outcome = await watchLiving({ clock, fetcher }, { plan, turnMs: TURN_MS, forMs: hours * HOUR_MS });
  expectSameRequests(outcome, site.log.total);
  return { plan, outcome, truth: site.truth(clock.now()) };
}

/** What the turns say they spent is what the site was asked. */
function expectSameRequests({ turns }: LivingWatchOutcome, asked: number): void {
  expect(turns.reduce((sum, { requests }) => sum + requests, 0)).toBe(asked);
}

/** A fresh course that is told what the live one was told chooses what the live one chose. */
export function expectSameChoices({ plan, outcome }: WatchedLife, least: number): void {
  const { choices, pages, others } = retraceLiving(outcome, plan);
  expect(others).toEqual([]);
  expect(choices).toBeGreaterThanOrEqual(least);
  expect(pages).toBeGreaterThan(choices);
  expect(outcome.turns.flatMap((turn) => turn.chosen)).toEqual(chosenAndLookedAt(outcome));
}

/**
 * What was retraced, as turns tell of it: of what was chosen the pages that the budget was enough for. Looks belong to
 * the turn in which they were made: a whole capture in the next one may look at what this one left.
 */
export function chosenAndLookedAt({
  steps,
  turns,
}: Pick<LivingWatchOutcome, "steps" | "turns">): ChosenPage[] {
  return steps.flatMap((step, i) => {
    if (step.kind !== "choose") return [];
    const endAt = Math.min(...turns.map(({ at }) => at).filter((at) => at > step.at));
    const looked = new Set(steps.slice(i + 1).map((one) => lookedAtBefore(one, endAt)));
    return step.chosen.filter(({ url }) => looked.has(url));
  });
}

function lookedAtBefore(step: CourseStep, endAt: number): PageUrl | null {
  return step.kind === "learn" && step.look.at < endAt ? step.look.url : null;
}

/** Both, over sockets for so many real seconds, with whole captures every day; prints what it came to. */
export async function expectLivingWatch(seconds: number): Promise<FindingCounts> {
  const life = await watchOverSockets({ seconds }, { wants: "both", sharp: { every: "day", hour: 3 } });
  expectSameChoices(life, seconds / 5);
  const counts = expectTrueLooks(life);
  const { turns, status } = life.outcome;
  const hours = Math.round((seconds * FACTOR) / 3_600);
  console.log(
    `live watch: ${seconds} s, ${hours} h of the site, ${turns.length} turns, ${status.pages.watched} pages, looks ${JSON.stringify(counts)}`,
  );
  expect(turns.some(({ kind }) => kind === "sharp")).toBe(true);
  return counts;
}

/** How often looks said what; every word was held against the site's own record. */
export type FindingCounts = Record<"first" | "same" | "changed" | "gone" | "failed" | "refused", number>;

/** Holds every look that was learned from against what the site answered to it, and to the look before. */
export function expectTrueLooks({ outcome, truth }: WatchedLife): FindingCounts {
  const counts = { first: 0, same: 0, changed: 0, gone: 0, failed: 0, refused: 0 };
  const answersOf = new Map(truth.pages.map(({ path, answers }) => [path, answers]));
  for (const step of outcome.steps) {
    if (step.kind !== "learn") continue;
    const { url, at, found } = step.look;
    counts[found]++;
    if (found === "failed" || found === "refused") continue;
    const answers = answersOf.get(pathAndQueryOf(url)) ?? [];
    // Only one request for a page is under way at a time: the last answer before the look's last byte is its own.
    const own = answers.findLastIndex(({ chosenAt }) => Date.parse(chosenAt) <= at);
    expect(found, `${url} at ${at}`).toBe(trueFinding(answers[own], answers[own - 1]));
  }
  return counts;
}

function trueFinding(answer: Answer | undefined, before: Answer | undefined): string {
  if (answer === undefined) return "never answered";
  if (answer.status === 404 || answer.status === 410) return "gone";
  if (before === undefined) return "first";
  return identityOf(before) === identityOf(answer) ? "same" : "changed";
}

function identityOf({ status, location, contentType, contentDigest }: Answer): string {
  return JSON.stringify([status, location, contentType, contentDigest]);
}
