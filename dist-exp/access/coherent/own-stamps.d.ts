import { type CapturedSighting } from "#model/index.js";
/** For each look since when its version stood, by the clock that the look is by; `null` when the stamps count for nothing. */
export declare function stampedSince(looks: readonly CapturedSighting[]): number[] | null;
