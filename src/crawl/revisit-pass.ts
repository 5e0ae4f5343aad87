// The revisit pass: every visited page again after t*, in the order that is expected to lose the fewest.
import { Budget } from "./budget.js";
import type { CaptureRun } from "./capture-run.js";
import { Lanes } from "./lanes.js";
import { planRevisits } from "./plan-revisits.js";
import { sightPage } from "./sight-page.js";

/** Revisits everything that was visited and not yet seen again. */
export async function revisitPass(run: CaptureRun): Promise<void> {
  const visited = run.frontier.pages().select((page) => run.visitOf(page.url) !== null);
  const waiting = visited.select((page) => !run.sightingsOf(page.url).some((s) => s.pass === "revisit"));
  const queues = await planRevisits(run, waiting.byHost());
  const budget = new Budget(run);
  let done = visited.length - waiting.length;
  const lanes = new Lanes(async (host) => {
    run.checkInterrupted();
    const queue = queues.get(host)!;
    const page = queue.shift();
    if (!page || run.manners.endsPass(page.url, "revisit", queue.length + 1)) return false;
    if (run.control.refusalOf(page.url) !== null) return true; // the note says so; it stays seen
    const spent = budget.spent();
    if (spent !== null) {
      await run.frontier.setState(page.url, "visited", `not asked for again: ${spent}`);
      return true;
    }
    await run.manners.knowRules(page.url);
    const { sighting } = await sightPage(run, page, "revisit");
    run.tellProgress("revisit", ++done, visited.length, sighting);
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}
