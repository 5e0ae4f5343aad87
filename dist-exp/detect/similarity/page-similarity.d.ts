import type { TextSimilarity } from "#model/index.js";
/** Compares two texts in three ways, each in time linear in their length. */
export declare function textSimilarity(before: string, after: string): TextSimilarity;
