// The late pass: pages that turned up only after t* are kept for the archive, but can never be sharp.
import { hostOf, type FrontierPage } from "#model/index.js";
import { sightPage } from "../look/sight-page.js";
import type { CaptureRun } from "../run/capture-run.js";
import { groupByHost } from "./by-host.js";
import { PassLoop } from "./pass-loop.js";

/** Fetches late pages once, breadth first. */
export async function latePass(run: CaptureRun): Promise<void> {
  const waiting = run.frontier.pages().filter((page) => page.late && page.state === "known");
  const queues = groupByHost(waiting);
  let [done, total] = [0, waiting.length];
  const loop = new PassLoop(run, {
    name: "late",
    next: (host) => queues.get(host)?.shift() ?? null,
    leave: async ({ url }, { state, reason }) => {
      done++;
      await run.frontier.setState(url, state, reason);
    },
    look: async (page) => {
      const { sighting, found } = await sightPage(run, page, "late");
      total += found.length;
      queue(queues, found);
      loop.wake(found.map(({ url }) => hostOf(url)));
      run.progress.tell("late", ++done, total, sighting);
    },
  });
  loop.wake(queues.keys());
  await loop.drain();
}

function queue(queues: Map<string, FrontierPage[]>, found: readonly FrontierPage[]): void {
  for (const [host, pages] of groupByHost(found)) {
    const waiting = queues.get(host);
    if (waiting) waiting.push(...pages);
    else queues.set(host, pages);
  }
}
