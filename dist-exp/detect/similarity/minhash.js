// MinHash (slides2010 "Minhashing"): a fixed-size signature whose agreement estimates the Jaccard similarity.
/** M(i, c) of the slides: for each permutation the smallest h_i(r) over the rows that column c holds. */
export function minHash(rows, orders) {
    const slots = orders.map(() => Infinity);
    for (const row of rows) {
        orders.forEach((order, i) => {
            slots[i] = Math.min(slots[i], order(row));
        });
    }
    return slots;
}
/** Share of positions in which two signatures agree: an unbiased estimate of the Jaccard similarity. */
export function signatureSimilarity(a, b) {
    if (a.length !== b.length || a.length === 0)
        throw new RangeError("signatures of different families");
    let equal = 0;
    for (let i = 0; i < a.length; i++)
        if (a[i] === b[i])
            equal++;
    return equal / a.length;
}
/** Permutations of a stored signature. Its meaning hangs on this and the constants below: never change them. */
export const SIGNATURE_PERMUTATIONS = 128;
/** Words per shingle of a stored signature. */
const SIGNATURE_WORDS = 3;
const EMPTY_SLOT = 0x7fffffff;
const FAMILY = orderFamily(SIGNATURE_PERMUTATIONS);
/** The 128-permutation signature of a text's 3-word shingles, the one kept with each version. */
export function textSignature(words) {
    return hashSignature(wordRunHashes(words));
}
/** The signature of a set given by its elements' well-mixed 32-bit hashes. */
export function hashSignature(hashes) {
    const { add, multiply } = FAMILY;
    const slots = new Uint32Array(SIGNATURE_PERMUTATIONS);
    // Four permutations per pass over the hashes: they keep the processor's multipliers busy.
    for (let i = 0; i < SIGNATURE_PERMUTATIONS; i += 4) {
        const [a0, a1, a2, a3] = [add[i], add[i + 1], add[i + 2], add[i + 3]];
        const [m0, m1, m2, m3] = [multiply[i], multiply[i + 1], multiply[i + 2], multiply[i + 3]];
        // Signed comparison orders the bijection's values as well as unsigned does.
        let [l0, l1, l2, l3] = [EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT];
        for (let j = 0; j < hashes.length; j++) {
            const x = hashes[j] | 0;
            const h0 = Math.imul(x ^ a0, m0);
            const h1 = Math.imul(x ^ a1, m1);
            const h2 = Math.imul(x ^ a2, m2);
            const h3 = Math.imul(x ^ a3, m3);
            if (h0 < l0)
                l0 = h0;
            if (h1 < l1)
                l1 = h1;
            if (h2 < l2)
                l2 = h2;
            if (h3 < l3)
                l3 = h3;
        }
        slots.set([l0, l1, l2, l3], i);
    }
    return slots;
}
/** 32-bit hashes of the 3-word runs; a shorter, non-empty text is its own only run. */
function wordRunHashes(words) {
    const single = Uint32Array.from(words, hash32);
    const runs = words.length === 0 ? 0 : Math.max(1, words.length - SIGNATURE_WORDS + 1);
    const hashes = new Uint32Array(runs);
    for (let i = 0; i < runs; i++) {
        let h = 0;
        const end = Math.min(words.length, i + SIGNATURE_WORDS);
        for (let j = i; j < end; j++)
            h = (Math.imul(h, 0x01000193) + single[j]) | 0;
        hashes[i] = mix32(h);
    }
    return hashes;
}
/** FNV-1a over UTF-16 units with a final mix. */
export function hash32(text) {
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++)
        h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return mix32(h);
}
/** Murmur3's finaliser: every input bit reaches every output bit; a bijection of 32 bits. */
function mix32(value) {
    let h = value | 0;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
}
/** Fixed pseudo-random bijections of 32 bits; multipliers are odd so that each is one. */
function orderFamily(count) {
    const add = Int32Array.from({ length: count }, (_, i) => mix32(2 * i + 1));
    const multiply = Int32Array.from({ length: count }, (_, i) => mix32(2 * i + 0x9e3779b9) | 1);
    return { add, multiply };
}
