import { type ClosedInterval } from "#model/index.js";
import type { PageEvidence } from "./archive-evidence.js";
/** A part of a page, over all captures. */
export declare class PagePart {
    #private;
    readonly known: readonly ClosedInterval[];
    /** From sending to last byte, one for each look that shows a state. */
    readonly fetches: readonly ClosedInterval[];
    constructor(page: PageEvidence);
    /** Whether the version held for the instant was observed on both sides of it. */
    isKnownAt(at: number): boolean;
    /** How likely the version that answers for an instant stood then. */
    chanceAt(at: number): number;
    /** The number of the version that answers for an instant: that of looks around it, of a tested word, or the nearer. */
    versionAt(at: number): number;
    /** How likely a version had begun by an instant; it had when its first answer was there. */
    begunBy(version: number, at: number): number;
    /** How likely a version still stood at an instant; it did when it was last asked for. */
    outlives(version: number, at: number): number;
    /** From when on a version had surely begun, and until when it surely stood: one look leaves `to` before `from`. */
    sureOf(version: number): {
        readonly from: number;
        readonly to: number;
    };
    /** Between which instants the chances of a version leap, since words tell of them. */
    leapsOf(version: number): number[];
}
