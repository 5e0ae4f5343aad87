import { type CaptureReport } from "#model/index.js";
/** The section; empty when nothing spoiled it. */
export declare function spoilersSection(report: CaptureReport): string;
