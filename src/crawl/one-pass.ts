// A capture of one pass: every page is looked at once, and the results say plainly what that does not prove.
import type { CaptureRun } from "./capture-run.js";

/** Whether the revisits are left out by the user's wish. */
export function isOnePass({ settings }: CaptureRun): boolean {
  return settings.passes === 1;
}

/** Says so in report and certificate. */
export function noteOnePass(run: CaptureRun): void {
  run.notes.push("one pass only: every page was looked at once before the time point, so none can be sharp");
}
