import type { CaptureRun } from "../run/capture-run.js";
/** The hosts contradicted, with the reason; only where claims may rest on a single fetch. */
export declare function contradictedEarlier(run: CaptureRun): Promise<ReadonlyMap<string, string>>;
