import type { CaptureRun } from "../run/capture-run.js";
/** Enters the pages of the newest finished captures into the frontier, with their old way and depth. */
export declare function enterKnownPages(run: CaptureRun): Promise<void>;
