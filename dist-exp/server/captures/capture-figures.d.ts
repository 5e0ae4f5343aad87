import type { ReportHead } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";
import type { CaptureFigures } from "../capture-schema.js";
/** The figures of an archive's captures, each made once while it is wanted. */
export declare class CaptureFigureStore {
    #private;
    constructor(results: Pick<ResultStore, "reportPages" | "version">);
    /** The figures of the capture that a report is of. */
    of(head: ReportHead): Promise<CaptureFigures>;
}
