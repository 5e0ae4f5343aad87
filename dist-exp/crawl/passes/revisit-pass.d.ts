import type { CaptureRun } from "../run/capture-run.js";
/** Revisits everything that was visited and not yet seen again. */
export declare function revisitPass(run: CaptureRun): Promise<void>;
