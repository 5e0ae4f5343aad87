import { type CapturedSighting } from "#model/index.js";
/** A look beside the one before it. */
export interface Comparison {
    readonly overMs: number;
    readonly isChanged: boolean;
    /** From the last change to the look, where the server's word dates it. */
    readonly ageMs: number | null;
}
/** What may be expected of a part, averaged over the rates. */
export declare class ChangeRates {
    #private;
    constructor(comparisons: readonly Comparison[]);
    /** How likely nothing changes for so long. */
    unchangedOver(ms: number): number;
    /** The same at one end of a longer time of which it is known that something changed in it. */
    unchangedOf(ms: number, ofMs: number): number;
}
/** Each look beside the one before it; the first, where stamps tell its age, beside nothing. */
export declare function comparisonsOf(looks: readonly CapturedSighting[], since: readonly number[] | null): Comparison[];
