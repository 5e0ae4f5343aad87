import type { FalseLines } from "../false-lines.js";
import type { Removals } from "../check/check-removals.js";
import type { ShapedVersion } from "./testimony-shape.js";
import type { ToldEvidence } from "./told-evidence.js";
/** What the versions are checked against. */
export interface ToldFound {
    readonly evidence: ToldEvidence;
    readonly removals: Removals;
}
/** Checks what is listed by its records, in their order, and at the end that every record in force is listed. */
export declare class ListedVersions {
    #private;
    /** Versions that can no longer be recomputed. */
    removed: number;
    constructor(tier: string, found: ToldFound, lines: FalseLines);
    /** Takes the next version. */
    take(version: ShapedVersion, line: string): void;
    /** Nothing that is told may be kept back. */
    finish(): void;
}
