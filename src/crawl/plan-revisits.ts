// From the visits that really happened to the best revisit order, host by host around the common t*.
import type { FrontierPage } from "#model/index.js";
import type { VisitedPage } from "#schedule/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Plans every host's revisits; hosts have slots of their own, so their expectations add up. */
export async function planRevisits(
  run: CaptureRun,
  byHost: ReadonlyMap<string, FrontierPage[]>,
): Promise<Map<string, FrontierPage[]>> {
  const queues = new Map<string, FrontierPage[]>();
  let [expectedSharp, upperBound] = [0, 0];
  await catchUp(run, byHost);
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

/** What an earlier process saw was not taken in by this one yet. */
async function catchUp(run: CaptureRun, byHost: ReadonlyMap<string, FrontierPage[]>): Promise<void> {
  for (const pages of byHost.values()) {
    for (const page of pages) {
      if (!run.rates.knows(page)) await run.rates.noteVisit(page, run.sightingsOf(page.url));
    }
  }
}

function visitedPages(run: CaptureRun, pages: readonly FrontierPage[]): VisitedPage[] {
  const pace = { slotMs: slotLengthMs(run, pages) };
  return pages.map((page, index) => ({
    index,
    survival: run.rates.survivalOf(page, pace),
    weight: 1,
    ageSlots: (run.plannedAsOf - run.visitOf(page.url)!.times.lastByteAt) / pace.slotMs,
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
  await run.update({ expectedSharp, upperBound });
  const fields = {
    "isochron-plan": run.strategy.name,
    plannedAsOf: new Date(run.plannedAsOf).toISOString(),
    expectedSharp: String(expectedSharp),
    upperBound: String(upperBound),
  };
  await run.sink.writeMetadata(`urn:isochron:capture:${run.capture.id}:plan`, fields, run.plannedAsOf);
}
