/** h_i(r): where row r stands in the i-th permutation. */
export type RowOrder = (row: number) => number;
/** M(i, c) of the slides: for each permutation the smallest h_i(r) over the rows that column c holds. */
export declare function minHash(rows: Iterable<number>, orders: readonly RowOrder[]): number[];
/** Share of positions in which two signatures agree: an unbiased estimate of the Jaccard similarity. */
export declare function signatureSimilarity(a: ArrayLike<number>, b: ArrayLike<number>): number;
/** Permutations of a stored signature. Its meaning hangs on this and the constants below: never change them. */
export declare const SIGNATURE_PERMUTATIONS = 128;
/** The 128-permutation signature of a text's 3-word shingles, the one kept with each version. */
export declare function textSignature(words: readonly string[]): Uint32Array;
/** The signature of a set given by its elements' well-mixed 32-bit hashes. */
export declare function hashSignature(hashes: Uint32Array): Uint32Array;
/** FNV-1a over UTF-16 units with a final mix. */
export declare function hash32(text: string): number;
