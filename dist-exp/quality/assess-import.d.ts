import { type Assessment, type CaptureEvidence } from "./assess.js";
/** Judges an import at the instant at which the most pages are attested; without any, at its first record. */
export declare function assessImport(given: CaptureEvidence): Assessment;
