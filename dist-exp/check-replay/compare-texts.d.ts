import type { BothWays } from "#model/index.js";
/** What came of it. */
export interface ComparedTexts {
    readonly isSame: boolean;
    /** Share of words that both have, 0 to 1, wherever they stand. */
    readonly sameWords: number;
    readonly firstDifference: BothWays<string> | null;
}
/** Compares word by word; how they are spaced and broken into lines is no difference. */
export declare function compareTexts(stored: string, replayed: string): ComparedTexts;
