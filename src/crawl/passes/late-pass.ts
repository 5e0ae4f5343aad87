// The late pass: pages that turned up only after t* are kept for the archive, but can never be sharp.
import { hostOf, refusalReason, type FrontierPage } from "#model/index.js";
import { Budget } from "../admission/budget.js";
import { groupByHost } from "./by-host.js";
import type { CaptureRun } from "../run/capture-run.js";
import { Lanes } from "./lanes.js";
import { SelectionLimits } from "../admission/selection-limits.js";
import { sightPage } from "../look/sight-page.js";

/** Fetches late pages once, breadth first. */
export async function latePass(run: CaptureRun): Promise<void> {
  const waiting = run.frontier.pages().filter((page) => page.late && page.state === "known");
  const queues = groupByHost(waiting);
  const limits = new SelectionLimits(run);
  let [done, total] = [0, waiting.length];
  const lanes = new Lanes(async (host) => {
    run.stop.check();
    const page = queues.get(host)?.shift();
    if (!page) return false;
    for (const found of await fetchLate(run, page, limits)) {
      total++;
      const queue = queues.get(hostOf(found.url));
      if (queue) queue.push(found);
      else queues.set(hostOf(found.url), [found]);
      lanes.wake(hostOf(found.url));
    }
    const sighting = run.seen.of(page.url).at(-1);
    done++;
    if (sighting) run.progress.tell("late", done, total, sighting);
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}

/** Asks for a page that was not asked for before t*; gives the pages found on it. */
export async function fetchLate(
  run: CaptureRun,
  page: FrontierPage,
  limits: SelectionLimits,
): Promise<readonly FrontierPage[]> {
  const { maxPages } = run.state.settings;
  if (run.seen.size >= maxPages) {
    await run.frontier.setState(page.url, "skipped", refusalReason("max-pages", String(maxPages)));
    return [];
  }
  const spent = new Budget(run).spent();
  if (spent !== null) {
    await run.frontier.setState(page.url, "skipped", spent);
    return [];
  }
  const refusal =
    run.control.refusalOf(page.url) ??
    (await run.admission.refusalOf(page)) ??
    (await limits.refusalOf(page));
  if (refusal) {
    await run.frontier.setState(page.url, refusal.state, refusal.reason);
    return [];
  }
  return (await sightPage(run, page, "late")).found;
}
