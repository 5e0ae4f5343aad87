/** The slides' rule of thumb: k = 5 for short documents, k = 10 for long ones. */
export declare function shingleLength(text: string): 5 | 10;
/** The distinct runs of k characters; a shorter, non-empty text is its own only shingle. */
export declare function characterShingles(text: string, k: number): Set<string>;
/** The runs of k characters with how often each occurs (the slides' option: count "ab" twice). */
export declare function characterShingleBag(text: string, k: number): Map<string, number>;
/** The distinct runs of k words, joined by one space. */
export declare function wordShingles(words: readonly string[], k: number): Set<string>;
