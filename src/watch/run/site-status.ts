// What can be said of a site under watch at any time.
import { nextTurn } from "./turn-times.js";
import type { Instant, SitePlan, WatchCondition, WatchSiteStatus } from "#model/index.js";
import type { BudgetPart } from "#ports/index.js";
import { freshnessOf, mostGain } from "../site/prospects.js";
import type { MindProspects } from "../mind/mind-settings.js";
import type { SiteCourse } from "../site/site-course.js";
import { sharpDue, wholeNeeds } from "./decide.js";
import type { SiteState } from "./site-state.js";
import type { Held } from "./watch-ground.js";

const NEXT_LOOKS = 5;

/** What a status is made of. */
export interface StatusParts {
  readonly plan: SitePlan;
  readonly state: SiteState;
  readonly course: SiteCourse;
  readonly spent: BudgetPart;
  readonly now: Instant;
  readonly turnMs: number;
  /** What holds all sites; `null` for nothing. */
  readonly held: Held | null;
  /** What the last decision said, where it was to do nothing. */
  readonly note: string | null;
}

/** The status of a site. */
export function siteStatus(parts: StatusParts): WatchSiteStatus {
  const { plan, state, course, spent, now, turnMs, note } = parts;
  const prospects = course.mind.prospects(now);
  const skip = course.rounds?.figures() ?? null;
  const needs = wholeNeeds({ plan, state, pages: course.count });
  const held = state.looks === 0 ? null : course.mind.held(now);
  return {
    site: plan.name,
    condition: conditionOf(parts),
    note,
    at: now,
    beganAt: state.beganAt,
    pages: countPages(course),
    looks: state.looks,
    versions: state.versions,
    requestsToday: { spent: spent.requests, most: plan.requestsPerDay },
    bytesThisMonth: { spent: spent.bytes, most: plan.bytesPerMonth },
    completeness: held === null ? null : { share: held.share, low: held.low, high: held.high },
    freshness: freshnessOf(prospects),
    proved: state.lastSharp === null ? null : { share: state.lastSharp.share, asOf: state.lastSharp.asOf, captureId: state.lastSharp.captureId }, // prettier-ignore
    lastTurnAt: state.lastTurnAt,
    nextTurnAt: plan.isPaused ? null : nextTurn(plan.name, now, turnMs),
    nextSharpAt: plan.isPaused || plan.wants === "versions" ? null : sharpDue({ plan, state }),
    nextLooks: plan.wants === "sharp" || plan.isPaused ? [] : nextLooks(parts, prospects),
    ...(skip !== null && { skip }),
    ...(needs !== null && { wholeNeeds: needs }),
  };
}

/** By the planner, or by the round that is under way. */
function nextLooks({ course, now }: StatusParts, prospects: MindProspects): WatchSiteStatus["nextLooks"] {
  const ofRound = course.rounds?.ahead(NEXT_LOOKS) ?? null;
  if (ofRound !== null)
    return ofRound.map(({ page, because }) => {
      const { gain } = course.mind.why(page, now);
      return { url: course.page(page).url, because, gain };
    });
  return mostGain(prospects, NEXT_LOOKS).map((row) => {
    const number = prospects.pages[row]!;
    const { because } = course.mind.why(number, now);
    return { url: course.page(number).url, because, gain: prospects.gain[row]! };
  });
}

function conditionOf({ plan, state, spent, now, held }: StatusParts): WatchCondition {
  if (plan.isPaused) return "paused";
  if (held !== null) return held.condition;
  if (state.deadUntil !== null && state.deadUntil > now) return "dead";
  const isSpent =
    spent.requests >= plan.requestsPerDay ||
    (plan.bytesPerMonth !== null && spent.bytes >= plan.bytesPerMonth);
  return isSpent ? "spent" : "watching";
}

function countPages(course: SiteCourse): WatchSiteStatus["pages"] {
  const counts = { watched: 0, asleep: 0, gone: 0 };
  for (const { state } of course.pages()) counts[state]++;
  return counts;
}
