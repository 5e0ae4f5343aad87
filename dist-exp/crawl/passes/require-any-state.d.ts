import type { CaptureRun } from "../run/capture-run.js";
/** Ends the capture as failed when nothing at all could be fetched. */
export declare function requireAnyState(run: CaptureRun): Promise<void>;
