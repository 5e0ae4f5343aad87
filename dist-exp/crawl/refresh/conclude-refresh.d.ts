import { type CaptureReport } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Writes index and report, keeps what the looks teach, and marks the refresh as ended. */
export declare function concludeRefresh(run: CaptureRun): Promise<CaptureReport>;
