import type { CaptureRun } from "../run/capture-run.js";
/** Rounds over the failed revisits, as long as some may pass and may be asked for. */
export declare function repairPass(run: CaptureRun): Promise<void>;
