import type { AskedWords } from "#model/index.js";
/** Longer questions, and more words, are refused. */
export declare const QUERY_LIMITS: {
    readonly chars: 500;
    readonly phrases: 32;
};
/** Reads a question; `null` when there is no word in it to look for, or too many. */
export declare function parseQuery(text: string): AskedWords | null;
