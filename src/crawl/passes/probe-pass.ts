// The probe pass: a page that differs after t* may have changed, or may differ at every request.
import { identityKey, isCaptured, type FrontierPage, type Sighting } from "#model/index.js";
import { Budget } from "../admission/budget.js";
import { groupByHost } from "./by-host.js";
import type { CaptureRun } from "../run/capture-run.js";
import { Lanes } from "./lanes.js";
import { sightPage } from "../look/sight-page.js";

/** Looks again at every page that differed; two back-to-back responses that differ make it self-varying. */
export async function probePass(run: CaptureRun): Promise<void> {
  const differing = run.frontier.pages().filter((page) => differed(run.seen.of(page.url)));
  const queues = groupByHost(
    differing.filter((page) => !run.seen.of(page.url).some((s) => s.pass === "probe")),
  );
  const budget = new Budget(run);
  let done = 0;
  const lanes = new Lanes(async (host) => {
    run.stop.check();
    const queue = queues.get(host)!;
    const page = budget.spent() === null ? queue.shift() : undefined;
    if (!page || run.admission.endsPass(page.url, "probe", queue.length + 1)) return false;
    if (run.control.refusalOf(page.url) !== null) return true;
    run.progress.tell("probe", ++done, differing.length, await probe(run, page));
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}

/** One look tells a page that changed once; only one that differs again gets the second, back to back. */
async function probe(run: CaptureRun, page: FrontierPage): Promise<Sighting> {
  const before = run.seen.of(page.url).findLast(isCaptured)!;
  const { sighting } = await sightPage(run, page, "probe");
  if (!isCaptured(sighting) || keyOf(sighting) === keyOf(before)) return sighting;
  return (await sightPage(run, page, "probe")).sighting;
}

function differed(sightings: readonly Sighting[]): boolean {
  const visit = sightings.find((s) => s.pass === "visit" && isCaptured(s));
  const revisit = sightings.findLast((s) => s.pass === "revisit" && isCaptured(s));
  return visit !== undefined && revisit !== undefined && keyOf(visit) !== keyOf(revisit);
}

function keyOf({ outcome }: Sighting): string {
  return outcome.kind === "captured" ? identityKey(outcome.identity) : outcome.kind;
}
