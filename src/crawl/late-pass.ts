// The late pass: pages that turned up only after t* are kept for the archive, but can never be sharp.
import { hostOf, isCaptured, type FrontierPage } from "#model/index.js";
import { Budget } from "./budget.js";
import { groupByHost } from "./by-host.js";
import type { CaptureRun } from "./capture-run.js";
import { Lanes } from "./lanes.js";
import { RobotsRules } from "./robots-rules.js";
import { sightPage } from "./sight-page.js";

/** Fetches late pages once, breadth first. */
export async function latePass(run: CaptureRun): Promise<void> {
  const waiting = run.frontier.pages().filter((page) => page.late && page.state === "known");
  const queues = groupByHost(waiting);
  const robots = new RobotsRules(run);
  let [done, total] = [0, waiting.length];
  const lanes = new Lanes(async (host) => {
    run.checkInterrupted();
    const page = queues.get(host)?.shift();
    if (!page) return false;
    for (const found of await fetchLate(run, page, robots)) {
      total++;
      const queue = queues.get(hostOf(found.url));
      if (queue) queue.push(found);
      else queues.set(hostOf(found.url), [found]);
      lanes.wake(hostOf(found.url));
    }
    const sighting = run.sightingsOf(page.url).at(-1);
    done++;
    if (sighting) run.tellProgress("late", done, total, sighting);
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}

async function fetchLate(
  run: CaptureRun,
  page: FrontierPage,
  robots: RobotsRules,
): Promise<readonly FrontierPage[]> {
  if (run.sightings.size >= run.settings.maxPages) {
    await run.frontier.setState(page.url, "skipped", `over the limit of ${run.settings.maxPages} pages`);
    return [];
  }
  const spent = new Budget(run).spent();
  if (spent !== null) {
    await run.frontier.setState(page.url, "skipped", spent);
    return [];
  }
  const refusal = await robots.refusalOf(page.url);
  if (refusal) {
    await run.frontier.setState(page.url, refusal.state, refusal.reason);
    return [];
  }
  const { sighting, found } = await sightPage(run, page, "late");
  await run.frontier.setState(page.url, isCaptured(sighting) ? "visited" : "failed", null);
  return found;
}
