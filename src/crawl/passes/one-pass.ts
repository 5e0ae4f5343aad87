// A capture of one pass: every page is looked at once, and the results say plainly what that does not prove.
import type { CaptureRun } from "../run/capture-run.js";
import type { CaptureSettings } from "#model/index.js";

/** Whether the revisits are left out by the user's wish. */
export function isOnePass({ state }: CaptureRun): boolean {
  return state.settings.passes === 1;
}

/**
 * Whether pages are kept while the next are on their way. Only where nobody waits between requests and the order
 * of visits (that of discovery) does not hang on what the page shows; not under a budget, which counts what is kept.
 */
export function asksAhead({
  passes,
  delayMs,
  budget,
}: Pick<CaptureSettings, "passes" | "delayMs" | "budget">): boolean {
  return passes === 1 && delayMs === 0 && budget?.maxRequests === undefined;
}

/** Says so in report and certificate. */
export function noteOnePass(run: CaptureRun): void {
  run.notes.push("one pass only: every page was looked at once before the time point, so none can be sharp");
}
