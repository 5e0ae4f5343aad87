import type { CaptureRun } from "../run/capture-run.js";
/** Visits everything in scope, unless an earlier process already did. */
export declare function visitPass(run: CaptureRun): Promise<void>;
