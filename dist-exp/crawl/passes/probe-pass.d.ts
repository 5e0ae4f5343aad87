import type { CaptureRun } from "../run/capture-run.js";
/** Looks again at every page that differed; two back-to-back responses that differ make it self-varying. */
export declare function probePass(run: CaptureRun): Promise<void>;
