import { type Capture, type Instant } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";
import type { CaptureVerdict } from "./view-facts.js";
/** The verdicts of an archive's captures. */
export declare class CaptureVerdicts {
    #private;
    constructor(results: Pick<ResultStore, "getReport" | "getReportHead" | "version">);
    /** The verdict of the capture that a record is of; `null` where no report tells. */
    of(url: string, record: {
        readonly storedAt: Instant;
        readonly captureId: string | null;
    }, captures: readonly Capture[]): Promise<CaptureVerdict | null>;
}
