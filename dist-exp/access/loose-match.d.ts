import type { CaptureIndex, IndexEntry } from "#ports/index.js";
/** A parameter that says nothing about what is asked for, if its value looks like this. */
interface PassingParameter {
    readonly names: RegExp;
    readonly values: RegExp;
    readonly why: string;
}
/** Keys are in lower case. Everything else counts. */
export declare const PASSING_PARAMETERS: readonly PassingParameter[];
/** What was found, and which parameters were passed over for it. */
export interface LooseMatch {
    readonly entries: readonly IndexEntry[];
    readonly passedOver: readonly string[];
}
/** Captures whose address is the same but for passing parameters; `null` when there are none. */
export declare function looseMatch(index: Pick<CaptureIndex, "lookup" | "walk">, url: string): Promise<LooseMatch | null>;
export {};
