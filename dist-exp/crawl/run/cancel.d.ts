import type { CaptureRun } from "./capture-run.js";
import { type CaptureOutcome } from "../proof/conclude.js";
/** Judges what there is; without a revisit nothing is sharp. */
export declare function concludeCancelled(run: CaptureRun): Promise<CaptureOutcome>;
