import { type CaptureReport } from "#model/index.js";
/** The section; empty when nothing differed. */
export declare function changesSection(report: CaptureReport): string;
