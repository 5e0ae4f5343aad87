import type { ResultStore } from "#ports/index.js";
/** One report as JSON. */
export interface ReportText {
    readonly plain: Buffer;
    /** The same compressed, once for all. */
    gzipped(): Promise<Buffer>;
}
/** The reports of an archive. */
export declare class ReportTexts {
    #private;
    constructor(results: Pick<ResultStore, "getReport" | "version">);
    /** The report of a capture; `null` when it has none. */
    of(captureId: string): Promise<ReportText | null>;
}
