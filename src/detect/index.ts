// What changed between two versions of a page, and does it matter.
export { bagJaccard, jaccard } from "./similarity/jaccard.js";
export {
  characterShingleBag,
  characterShingles,
  shingleLength,
  wordShingles,
} from "./similarity/shingles.js";
export { hashSignature, minHash, signatureSimilarity, textSignature } from "./similarity/minhash.js";
export { NearDuplicateIndex, type NearDuplicate } from "./similarity/banding.js";
export { levenshtein } from "./similarity/edit-distance.js";
export { changedTokens, diffSequences } from "./similarity/sequence-diff.js";
