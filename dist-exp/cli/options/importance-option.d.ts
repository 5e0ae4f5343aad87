import type { ImportanceChoice } from "#study/index.js";
/** Reads the option: `pagerank`, `keywords:a,b`, or a file of weights. */
export declare function importanceChoice(text: string): ImportanceChoice;
