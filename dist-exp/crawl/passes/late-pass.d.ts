import type { CaptureRun } from "../run/capture-run.js";
/** Fetches late pages once, breadth first. */
export declare function latePass(run: CaptureRun): Promise<void>;
