import type { Digest, Validators, VersionSketch } from "#model/index.js";
import { type PageModel } from "../page/page-model.js";
import type { ScrubRules } from "../scrub/rules.js";
import type { VolatileRegions } from "../scrub/volatile.js";
/** Makes the sketch of a version. */
export declare function sketchOf(payloadDigest: Digest, page: PageModel, rules: ScrubRules, regions?: VolatileRegions | null): VersionSketch;
/** The stages that need no more than what was kept. */
export type CheapStage = "etag" | "last-modified" | "payload-digest" | "text-digest" | "scrubbed-text-digest" | "shingles";
/** What one stage saw. */
export interface StageEvidence {
    readonly stage: CheapStage;
    readonly outcome: "same" | "different" | "unknown";
    readonly detail: string;
}
/** One version as the stages see it; what a fetch did not yield is `null`. */
export interface StagedVersion {
    readonly validators: Validators | null;
    readonly sketch: VersionSketch | null;
}
/**
 * Runs the stages until one settles that nothing changed, or all have spoken. Equal text alone settles nothing:
 * links and images may differ, which the scrubbed digest covers. Validators that agree are the server's word
 * (attested, never observed); a weak ETag promises no equal bytes.
 */
export declare function runStages(before: StagedVersion, after: StagedVersion): StageEvidence[];
