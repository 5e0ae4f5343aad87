// What a site's turn is used for: a whole capture, looks at single pages, or nothing; with the reason, for people.
import { toIso, type Instant, type SitePlan, type SkipFigures, type WholeNeeds } from "#model/index.js";
import { turnAllowance } from "../budget/allowance.js";
import { nextSharp } from "./sharp-schedule.js";
import type { Worths } from "./sharp-worth.js";
import type { SiteState } from "./site-state.js";

/** What the decision rests on. */
export interface Standing {
  readonly plan: SitePlan;
  readonly state: SiteState;
  readonly now: Instant;
  readonly turnMs: number;
  readonly pages: number;
  readonly spentToday: number;
  /** Why nothing may be asked for now; `null` when there is no such reason. */
  readonly held: string | null;
  /** The round that is under way where pages are passed over; `null` where there are none. */
  readonly round?: SkipFigures | null;
  /** When the site's next quiet hours begin, asked only where the plan waits for them. */
  quietAt(): Promise<Instant>;
  /** What a whole capture and looks would be worth, asked only where that decides. */
  worths(requests: number): Worths;
}

/** A turn's use. */
export type Decision =
  | { readonly kind: "nothing"; readonly because: string }
  | { readonly kind: "go-on"; readonly because: string; readonly since: Instant }
  | { readonly kind: "sharp"; readonly because: string; readonly requests: number; readonly dueAt: Instant }
  | { readonly kind: "refresh"; readonly because: string; readonly requests: number };

const DAY_MS = 86_400_000;
/** Requests for a capture of a site of which nothing is known. */
const FIRST_CAPTURE = 200;
/** A capture begins when so much of what it may have is left of the day. */
const ENOUGH = 0.8;
/** What looks are tried on a site that does not answer. */
const DEAD_LOOKS = 3;

/** Decides; asks for nothing that the decision does not hang on. */
export async function decide(standing: Standing): Promise<Decision> {
  const { plan, state, now, held, spentToday } = standing;
  if (plan.isPaused) return nothing("paused");
  if (held !== null) return nothing(held);
  if (state.deadUntil !== null && now < state.deadUntil)
    return nothing(`nobody answers: left alone until ${toIso(state.deadUntil)}`);
  if (state.sharpSince !== null && spentToday >= plan.requestsPerDay)
    return nothing("today's requests are spent; the whole capture goes on tomorrow");
  if (state.sharpSince !== null)
    return { kind: "go-on", because: "a whole capture was cut off", since: state.sharpSince };
  const due = plan.wants === "versions" ? null : sharpDue(standing);
  if (due !== null && due <= now) return sharpOrWait(standing, due);
  if (plan.wants !== "versions" && plan.sharp.every === "worth") {
    const decided = byWorth(standing);
    if (decided !== null) return decided;
  }
  return looks(standing, due);
}

/** When the next whole capture is due: at once for a site that was never captured. */
export function sharpDue({ plan, state }: Pick<Standing, "plan" | "state">): Instant | null {
  if (state.lastSharp === null && state.sharpDoneFor === null) return state.beganAt;
  return nextSharp(plan.sharp, state.sharpDoneFor ?? state.beganAt);
}

/** Visits, revisits and what is asked for beside them; never more than a day has. */
export function captureCost({ plan, pages }: Pick<Standing, "plan" | "pages">): number {
  return Math.min(plan.requestsPerDay, pages <= plan.seeds.length ? FIRST_CAPTURE : requestsFor(pages));
}

/** What a capture of all pages would need where a day has less; `null` where it has enough, or none are wanted. */
export function wholeNeeds({
  plan,
  state,
  pages,
}: Pick<Standing, "plan" | "state" | "pages">): WholeNeeds | null {
  // A capture that was cut to a day's requests knows of pages that it could not look at.
  const known = Math.max(pages, state.lastSharp?.pages ?? 0);
  const requests = requestsFor(known);
  return plan.wants === "versions" || requests <= plan.requestsPerDay ? null : { pages: known, requests };
}

/** About so many, beside pages that turn up. */
function requestsFor(pages: number): number {
  return Math.ceil((22 * pages) / 10) + 10;
}

async function sharpOrWait(standing: Standing, due: Instant): Promise<Decision> {
  const { plan, now, turnMs, spentToday } = standing;
  const left = plan.requestsPerDay - spentToday;
  const cost = captureCost(standing);
  if (left < ENOUGH * cost)
    return nothing("what is left of today's requests is too little for the capture that is due: tomorrow");
  if (plan.sharp.every !== "worth" && plan.sharp.hour === "quiet") {
    const quiet = await standing.quietAt();
    if (quiet > now + turnMs && quiet < due + DAY_MS)
      return nothing(`a whole capture is due, and waits for the site's quiet hours at ${toIso(quiet)}`);
  }
  const needs = wholeNeeds(standing);
  const short = needs === null ? "" : `; its ${needs.pages} pages need about ${needs.requests} requests, and a day has ${plan.requestsPerDay}: the rest is left out`; // prettier-ignore
  const because = `a whole capture is due since ${toIso(due)}${short}`;
  return { kind: "sharp", because, requests: Math.min(left, captureRoom(standing)), dueAt: due };
}

/** All that is left of the day: pages may turn up. */
function captureRoom({ plan, spentToday }: Standing): number {
  return plan.requestsPerDay - spentToday;
}

/** Compared once a day, when the whole day's requests are there to be spent. */
function byWorth(standing: Standing): Decision | null {
  const { plan, state, now, spentToday, turnMs } = standing;
  const isFirstOfDay = now % DAY_MS < turnMs;
  const lastAt = state.sharpDoneFor ?? state.beganAt;
  if (!isFirstOfDay || now - lastAt < DAY_MS) return null;
  const cost = captureCost(standing);
  const { capture, refresh } = standing.worths(cost);
  if (capture <= refresh || plan.requestsPerDay - spentToday < ENOUGH * cost) return null;
  const because = `a whole capture is expected to be worth ${capture.toFixed(1)} versions, looks for the same ${cost} requests ${refresh.toFixed(1)}`;
  return { kind: "sharp", because, requests: captureRoom(standing), dueAt: now };
}

function looks(standing: Standing, due: Instant | null): Decision {
  const { plan, state, now, turnMs, spentToday } = standing;
  if (plan.wants === "sharp")
    return nothing(
      due === null ? "only whole captures are wanted" : `the next whole capture is due at ${toIso(due)}`,
    );
  const round = overRound(standing);
  if (round !== null && !hasLists(plan))
    return nothing(
      `this round has looked at all it wants: ${round.unverified} pages are passed over and unverified until ${toIso(round.endsAt)}`,
    );
  const heldBack = due !== null && dayOf(due) === dayOf(now) ? captureCost(standing) : 0;
  const { requestsPerDay } = plan;
  const allowance = turnAllowance({ requestsPerDay, spentToday, heldBack, now, turnMs });
  const requests = state.deadTurns > 0 ? Math.min(DEAD_LOOKS, allowance) : allowance;
  if (requests >= 1) return { kind: "refresh", because: "the pages worth most now", requests };
  return nothing(
    spentToday >= requestsPerDay ? "today's requests are spent" : "nothing may be spent in this turn",
  );
}

/** The round, where nothing is left for it to look at and its time is not over. */
function overRound({ round, now }: Standing): SkipFigures | null {
  return round?.isOver && now < round.endsAt ? round : null;
}

/** Lists of the site may name pages at any time. */
function hasLists({ hints: { sitemaps, feeds, oai, discover } }: SitePlan): boolean {
  return sitemaps || discover || feeds.length > 0 || oai.length > 0;
}

function nothing(because: string): Decision {
  return { kind: "nothing", because };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}
