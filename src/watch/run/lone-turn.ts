// One turn of one site, for whoever has no other at hand: opened as the last turn left it, had, and left.
import type { Instant, SitePlan, WatchSiteStatus, WatchTurn } from "#model/index.js";
import { SiteWatch } from "./site-watch.js";
import { nextTurn } from "./turn-times.js";
import type { WatchGround } from "./watch-ground.js";

/** What it came to. */
export interface TurnTaken {
  /** `null` for a site that is in the plan no more. */
  readonly turn: WatchTurn | null;
  /** When the next one is due; `null` while nothing is to be done. */
  readonly dueAt: Instant | null;
}

/** Has the turn; of a site without a plan it is only said that it is under watch no more. */
export async function takeTurn(site: string, plan: SitePlan | null, ground: WatchGround): Promise<TurnTaken> {
  if (plan === null) {
    await tellUnplanned(site, ground);
    return { turn: null, dueAt: null };
  }
  const watch = await SiteWatch.open(plan, ground);
  try {
    const turn = await watch.turn();
    const { world, turnMs } = ground;
    return { turn, dueAt: plan.isPaused ? null : nextTurn(site, world.clock.now(), turnMs) };
  } finally {
    await watch.close();
  }
}

async function tellUnplanned(site: string, { stores: { memory } }: WatchGround): Promise<void> {
  const status = await memory.status(site);
  if (status !== null) await memory.tell(unplanned(status));
}

/** What was learned of a site that is in the plan no more is kept, should it come back. */
export function unplanned(status: WatchSiteStatus): WatchSiteStatus {
  const left = { nextTurnAt: null, nextSharpAt: null, nextLooks: [] };
  return { ...status, ...left, condition: "not-running", note: "no longer in the plan" };
}
