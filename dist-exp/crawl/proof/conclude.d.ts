import { type CaptureReport, type Certificate } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** What a finished capture leaves. */
export interface CaptureOutcome {
    /** Of a huge site a choice of the pages; the file has them all. */
    readonly report: CaptureReport;
    /** Its pages are made when first looked at. */
    readonly certificate: Certificate;
    readonly files: {
        readonly report: string;
        readonly certificate: string;
        readonly html: string;
    };
}
/** Judges every page, writes index, report and certificate, and marks the capture as ended. */
export declare function conclude(run: CaptureRun, phase?: "finished" | "cancelled"): Promise<CaptureOutcome>;
