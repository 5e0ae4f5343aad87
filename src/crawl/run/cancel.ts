// A capture ended on request: what was captured stays, is indexed and judged, and the report says so.
import { IsochronError } from "#errors.js";
import type { CaptureRun } from "./capture-run.js";
import { conclude, type CaptureOutcome } from "../proof/conclude.js";
import { CaptureCancelled } from "./run-control.js";
import { anyCaptured } from "../passes/require-any-state.js";

/** Whether a run ended because it was to end; a failure of the store that came first stays a failure. */
export function isCancellation(error: unknown, run: CaptureRun): boolean {
  if (error instanceof CaptureCancelled) return true;
  return run.control.isCancelled && error instanceof Error && error.name === "AbortError";
}

/** Judges what there is; without a revisit nothing is sharp. */
export async function concludeCancelled(run: CaptureRun): Promise<CaptureOutcome> {
  const during = run.capture.plannedAsOf === null ? "visits" : "revisits";
  if (!anyCaptured(run)) {
    await run.update({ phase: "cancelled", finishedAt: run.world.clock.now() });
    throw new IsochronError(
      "CANCELLED",
      `capture ${run.capture.id} was cancelled before any page was captured`,
    );
  }
  run.notes.unshift(
    `cancelled on request during the ${during}: pages not reached by then are counted as not sharp`,
  );
  await run.fixTimePoint();
  return conclude(run, "cancelled");
}
