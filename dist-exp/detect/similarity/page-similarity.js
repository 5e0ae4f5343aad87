import { hash32, signatureSimilarity, textSignature } from "./minhash.js";
import { changedTokens, diffSequences } from "./sequence-diff.js";
import { shingleLength } from "./shingles.js";
/** Compares two texts in three ways, each in time linear in their length. */
export function textSimilarity(before, after) {
    const k = Math.max(shingleLength(before), shingleLength(after));
    if (before === after)
        return { jaccard: 1, k, minhash: 1, edit: 1, isEditLeast: true };
    const [a, b] = [wordsIn(before), wordsIn(after)];
    return {
        jaccard: shingleJaccard(before, after, k),
        k,
        minhash: signatureSimilarity(textSignature(a), textSignature(b)),
        ...editSimilarity(a, b),
    };
}
function wordsIn(text) {
    return text.split(/\s+/).filter((word) => word !== "");
}
/** Words at both ends that agree are set aside before numbering: most versions differ in few places. */
function editSimilarity(a, b) {
    const total = a.length + b.length;
    if (total === 0)
        return { edit: 1, isEditLeast: true };
    const shorter = Math.min(a.length, b.length);
    let [head, tail] = [0, 0];
    while (head < shorter && a[head] === b[head])
        head++;
    while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
        tail++;
    const ids = new Map();
    const numbered = (words) => {
        const numbers = new Int32Array(words.length - head - tail);
        for (let i = 0; i < numbers.length; i++) {
            const word = words[head + i];
            let id = ids.get(word);
            if (id === undefined)
                ids.set(word, (id = ids.size));
            numbers[i] = id;
        }
        return numbers;
    };
    let isEditLeast = true;
    const hunks = diffSequences(numbered(a), numbered(b), () => (isEditLeast = false));
    return { edit: 1 - changedTokens(hunks) / total, isEditLeast };
}
/** Jaccard of the sets of k-shingles, by their 32-bit hashes. */
function shingleJaccard(before, after, k) {
    const [a, b] = [shingleHashes(before, k), shingleHashes(after, k)];
    const table = new HashTable(a.length + b.length);
    const inA = table.addAll(a, 1);
    const newInB = table.addAll(b, 2);
    const union = inA + newInB;
    return union === 0 ? 1 : table.shared / union;
}
/** An open-addressing table of 32-bit hashes with the text that each was first seen in. */
class HashTable {
    /** Hashes first seen in one text and then in another. */
    shared = 0;
    #bits;
    #keys;
    /** 0 free, 1 first text only, 2 second text only, 3 both. */
    #owners;
    constructor(most) {
        this.#bits = Math.max(4, Math.ceil(Math.log2(1.5 * most + 1)));
        this.#keys = new Int32Array(2 ** this.#bits);
        this.#owners = new Uint8Array(2 ** this.#bits);
    }
    /** Adds a text's hashes and returns how many the table did not hold. */
    addAll(hashes, owner) {
        const keys = this.#keys;
        const owners = this.#owners;
        const shift = 32 - this.#bits;
        const mask = keys.length - 1;
        let added = 0;
        for (let i = 0; i < hashes.length; i++) {
            const hash = hashes[i];
            let at = Math.imul(hash, 0x9e3779b1) >>> shift;
            while (owners[at] !== 0 && keys[at] !== hash)
                at = (at + 1) & mask;
            if (owners[at] === 0) {
                keys[at] = hash;
                owners[at] = owner;
                added++;
            }
            else if (owners[at] !== owner && owners[at] !== 3) {
                owners[at] = 3;
                this.shared++;
            }
        }
        return added;
    }
}
/** 32-bit hashes of the k-shingles, with repetitions; a shorter, non-empty text is its own only shingle. */
function shingleHashes(text, k) {
    if (text.length <= k)
        return Int32Array.from(text === "" ? [] : [hash32(text)]);
    const hashes = new Int32Array(text.length - k + 1);
    // Rolling polynomial hash; `leaving` is the multiplier of the character that leaves.
    const base = 0x01000193;
    let leaving = 1;
    for (let i = 1; i < k; i++)
        leaving = Math.imul(leaving, base);
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
        if (i >= k)
            hash = (hash - Math.imul(text.charCodeAt(i - k), leaving)) | 0;
        hash = (Math.imul(hash, base) + text.charCodeAt(i)) | 0;
        if (i >= k - 1)
            hashes[i - k + 1] = hash;
    }
    return hashes;
}
