import type { Archive } from "#ports/index.js";
import { type EvidenceReader } from "./past-evidence.js";
/** What is to be made anew, and who reads what captures saw. */
export interface StandingOptions {
    /** Shares that are there are made again too. */
    readonly anew?: boolean;
    readonly evidenceOf?: EvidenceReader;
}
/** Adds the shares that are missing. */
export declare function completeStanding(archive: Archive, options?: StandingOptions): Promise<void>;
