// The three similarities of two texts that a verdict reports.
import { hash32, signatureSimilarity, textSignature } from "./minhash.js";
import { changedTokens, diffSequences } from "./sequence-diff.js";
import { shingleLength } from "./shingles.js";

/** How alike two texts are; 1 is equal. */
export interface Similarity {
  /** Of character shingles, k by the slides' rule. */
  readonly jaccard: number;
  /** Estimated from the stored signatures of word shingles. */
  readonly minhash: number;
  /** 1 − (words inserted + deleted) / (words of both). */
  readonly edit: number;
}

/** Compares two texts in three ways, each in time linear in their length. */
export function textSimilarity(before: string, after: string): Similarity {
  if (before === after) return { jaccard: 1, minhash: 1, edit: 1 };
  const [a, b] = [wordsIn(before), wordsIn(after)];
  const k = Math.max(shingleLength(before), shingleLength(after));
  return {
    jaccard: sortedJaccard(shingleHashes(before, k), shingleHashes(after, k)),
    minhash: signatureSimilarity(textSignature(a), textSignature(b)),
    edit: editSimilarity(a, b),
  };
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function editSimilarity(a: readonly string[], b: readonly string[]): number {
  const ids = new Map<string, number>();
  const numbered = (words: readonly string[]): Int32Array =>
    Int32Array.from(words, (word) => {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      return id;
    });
  const total = a.length + b.length;
  return total === 0 ? 1 : 1 - changedTokens(diffSequences(numbered(a), numbered(b))) / total;
}

/** Distinct 32-bit hashes of the k-shingles, sorted: a set in little memory. */
function shingleHashes(text: string, k: number): Uint32Array {
  if (text.length <= k) return Uint32Array.from(text === "" ? [] : [hash32(text)]);
  const hashes = new Uint32Array(text.length - k + 1);
  // Rolling polynomial hash; leaving is the multiplier of the character that leaves.
  const base = 0x01000193;
  let leaving = 1;
  for (let i = 1; i < k; i++) leaving = Math.imul(leaving, base);
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    if (i >= k) hash = (hash - Math.imul(text.charCodeAt(i - k), leaving)) | 0;
    hash = (Math.imul(hash, base) + text.charCodeAt(i)) | 0;
    if (i >= k - 1) hashes[i - k + 1] = hash;
  }
  hashes.sort();
  let size = 0;
  for (let i = 0; i < hashes.length; i++)
    if (i === 0 || hashes[i] !== hashes[i - 1]) hashes[size++] = hashes[i]!;
  return hashes.subarray(0, size);
}

function sortedJaccard(a: Uint32Array, b: Uint32Array): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) [i, j, shared] = [i + 1, j + 1, shared + 1];
    else if (a[i]! < b[j]!) i++;
    else j++;
  }
  const union = a.length + b.length - shared;
  return union === 0 ? 1 : shared / union;
}
