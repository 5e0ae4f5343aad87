import type { TextSimilarity } from "#model/index.js";
/** Each by what it is: of which shingles, estimated or counted, and whether the edit is the shortest. */
export declare function similarityWords({ jaccard, k, minhash, edit, isEditLeast }: TextSimilarity): string;
