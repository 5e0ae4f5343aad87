// From the visits that really happened to the best revisit order, host by host around the common t*.
import type { FrontierPage } from "#model/index.js";
import type { VisitedPage } from "#schedule/index.js";
import type { CaptureRun } from "./capture-run.js";
import { priorSurvival } from "./priors.js";

/** Plans every host's revisits; hosts have slots of their own, so their expectations add up. */
export async function planRevisits(
  run: CaptureRun,
  byHost: ReadonlyMap<string, FrontierPage[]>,
): Promise<Map<string, FrontierPage[]>> {
  const queues = new Map<string, FrontierPage[]>();
  let [expectedSharp, upperBound] = [0, 0];
  for (const [host, pages] of byHost) {
    const plan = run.strategy.planRevisits(visitedPages(run, pages), "live");
    queues.set(
      host,
      plan.order.map((index) => pages[index]!),
    );
    expectedSharp += plan.expectedSharp;
    upperBound += plan.upperBound;
  }
  if (run.capture.expectedSharp === null) await recordPlan(run, expectedSharp, upperBound);
  return queues;
}

function visitedPages(run: CaptureRun, pages: readonly FrontierPage[]): VisitedPage[] {
  const slotMs = slotLengthMs(run, pages);
  return pages.map((page, index) => ({
    index,
    survival: priorSurvival(page, slotMs),
    weight: 1,
    ageSlots: (run.plannedAsOf - run.visitOf(page.url)!.times.lastByteAt) / slotMs,
  }));
}

/** Mean time from one visit to the next on this host: the revisits will go at the same pace. */
function slotLengthMs(run: CaptureRun, pages: readonly FrontierPage[]): number {
  const sent = pages.map((page) => run.visitOf(page.url)!.times.sentAt).sort((a, b) => a - b);
  const spanMs = run.plannedAsOf - sent[0]!;
  return Math.max(1, run.settings.delayMs, spanMs / sent.length);
}

/** The promise is kept in the catalog and in the WARC, so that it can be compared with what came out. */
async function recordPlan(run: CaptureRun, expectedSharp: number, upperBound: number): Promise<void> {
  const fields = {
    "isochron-plan": run.strategy.name,
    plannedAsOf: new Date(run.plannedAsOf).toISOString(),
    expectedSharp: String(expectedSharp),
    upperBound: String(upperBound),
  };
  await run.sink.writeMetadata(`urn:isochron:capture:${run.capture.id}:plan`, fields, run.plannedAsOf);
  await run.apply({ expectedSharp, upperBound });
}
