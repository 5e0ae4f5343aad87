import { type Capture, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { type CaptureEvidence } from "#quality/index.js";
/** Everything that one capture saw, and how many looks that took. */
export interface PastEvidence extends CaptureEvidence {
    readonly looks: number;
}
/** What one capture saw. */
export type EvidenceReader = (capture: Capture) => Promise<PastEvidence>;
/** Reads what captures saw; whoever asks for the last one again gets what was read then. */
export declare function evidenceReader(archive: Archive): EvidenceReader;
/** Reads everything that one capture saw. */
export declare function pastEvidence(capture: Capture, archive: Archive): Promise<PastEvidence>;
/** The sightings of captures, given oldest first, page by page and oldest first, with the errors of their clocks. */
export declare function sightingsByPage(captures: readonly Capture[], archive: Archive): Promise<Map<PageUrl, Sighting[]>>;
