import { type CaptureReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { type EvidenceReader } from "./past-evidence.js";
/** Writes the report of every import that has none; how it is shown as a page is not this stage's affair. */
export declare function reportImports(archive: Archive, renderHtml: (report: CaptureReport) => string, evidenceOf?: EvidenceReader): Promise<void>;
