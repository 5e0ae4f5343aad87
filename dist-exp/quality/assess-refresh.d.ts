import { type Assessment, type CaptureEvidence } from "./assess.js";
/** Judges a refresh at its own t*, which lies before its first look: nothing in it is sharp or attested. */
export declare function assessRefresh(evidence: CaptureEvidence): Assessment;
