// The revisit pass: every visited page again after t*, in the order that is expected to lose the fewest.
import type { FrontierPage } from "#model/index.js";
import { groupByHost } from "./by-host.js";
import type { CaptureRun } from "./capture-run.js";
import { Lanes } from "./lanes.js";
import { planRevisits } from "./plan-revisits.js";
import { isRetryable } from "./retry.js";
import { sightPage } from "./sight-page.js";

/** Revisits everything that was visited and not yet seen again. */
export async function revisitPass(run: CaptureRun): Promise<void> {
  const visited = run.frontier.pages().filter((page) => run.visitOf(page.url) !== null);
  const waiting = visited.filter((page) => !run.sightingsOf(page.url).some((s) => s.pass === "revisit"));
  const queues = await planRevisits(run, groupByHost(waiting));
  let done = visited.length - waiting.length;
  const lanes = new Lanes(async (host) => {
    run.checkInterrupted();
    const queue = queues.get(host)!;
    const page = queue.shift();
    if (!page || run.manners.endsPass(page.url, "revisit", queue.length + 1)) return false;
    if (run.control.refusalOf(page.url) !== null) return true; // the note says so; it stays seen
    await run.manners.knowRules(page.url);
    const { sighting } = await sightPage(run, page, "revisit");
    // A failed revisit is tried once more after all others: it then costs this page only.
    if (isRetryable(sighting) && isFirstTry(run, page)) queue.push(page);
    else done++;
    run.tellProgress("revisit", done, visited.length, sighting);
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}

function isFirstTry(run: CaptureRun, page: FrontierPage): boolean {
  return run.sightingsOf(page.url).filter((s) => s.pass === "revisit").length === 1;
}
