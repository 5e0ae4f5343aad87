// The revisit pass: every visited page again after t*, in the order that is expected to lose the fewest.
import type { FrontierPage, Sighting } from "#model/index.js";
import { Budget } from "../admission/budget.js";
import type { CaptureRun } from "../run/capture-run.js";
import { ConditionalRevisits } from "./conditional-revisits.js";
import { Lanes } from "./lanes.js";
import { fetchLate } from "./late-pass.js";
import { planRevisits } from "./plan-revisits.js";
import { SelectionLimits } from "../admission/selection-limits.js";
import { sightPage } from "../look/sight-page.js";
import { isPutOff } from "./single-fetches.js";

/** Revisits everything that was visited and not yet seen again. */
export async function revisitPass(run: CaptureRun): Promise<void> {
  const visited = run.frontier.pages().select((page) => run.seen.visitOf(page.url) !== null);
  const conditional = new ConditionalRevisits(run);
  const waiting = run.frontier
    .pages()
    .select((page) =>
      run.seen.visitOf(page.url) === null ? isPutOff(run, page) : !conditional.isDone(page.url),
    );
  const putOff = waiting.select((page) => isPutOff(run, page)).length;
  const total = visited.length + putOff;
  const limits = new SelectionLimits(run);
  const queues = await planRevisits(run, waiting.byHost(), conditional);
  const budget = new Budget(run);
  let done = total - waiting.length;
  const lanes = new Lanes(async (host) => {
    run.stop.check();
    const queue = queues.get(host)!;
    const page = queue.shift();
    if (!page || run.admission.endsPass(page.url, "revisit", queue.length + 1)) return false;
    if (run.control.refusalOf(page.url) !== null) return true; // the note says so; it stays seen
    if (run.seen.visitOf(page.url) === null) {
      await fetchLate(run, page, limits); // what it links to waits for the late pass
      const sighting = run.seen.of(page.url).at(-1);
      done++;
      if (sighting) run.progress.tell("revisit", done, total, sighting);
      return true;
    }
    const spent = budget.spent();
    if (spent !== null) {
      await run.frontier.setState(page.url, "visited", `not asked for again: ${spent}`);
      return true;
    }
    const sighting = await revisit(run, page, conditional);
    run.progress.tell("revisit", ++done, total, sighting);
    return true;
  });
  for (const host of queues.keys()) lanes.wake(host);
  await lanes.drain();
}

/** One page again: in full, or by its validator with the full answer after it where that is called for. */
async function revisit(
  run: CaptureRun,
  page: FrontierPage,
  conditional: ConditionalRevisits,
): Promise<Sighting> {
  const condition = conditional.conditionFor(page);
  let { sighting } = await sightPage(run, page, "revisit", condition);
  if (condition !== null && conditional.needsFullAnswer(sighting))
    ({ sighting } = await sightPage(run, page, "revisit"));
  conditional.noteAnswers(page.url);
  return sighting;
}
