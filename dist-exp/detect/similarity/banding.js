// Near-duplicate look-up over many signatures by banding: equal bands make candidates, signatures decide.
import { signatureSimilarity, SIGNATURE_PERMUTATIONS } from "./minhash.js";
/**
 * Finds versions with similar signatures. With b bands of r rows a pair of similarity s becomes a candidate
 * with probability 1 - (1 - s^r)^b: 32 bands of 4 rows find s = 0.8 with certainty for all practical ends.
 */
export class NearDuplicateIndex {
    #rows;
    #signatures = new Map();
    #buckets = new Map();
    constructor(bands = 32) {
        if (!Number.isInteger(bands) || bands < 1 || SIGNATURE_PERMUTATIONS % bands !== 0)
            throw new RangeError(`${SIGNATURE_PERMUTATIONS} permutations cannot be cut into ${bands} bands`);
        this.#rows = SIGNATURE_PERMUTATIONS / bands;
    }
    /** Adds one version; an id is added once. */
    add(id, signature) {
        if (this.#signatures.has(id))
            return;
        this.#signatures.set(id, signature);
        for (const key of this.#bandKeys(signature)) {
            const bucket = this.#buckets.get(key);
            if (bucket)
                bucket.push(id);
            else
                this.#buckets.set(key, [id]);
        }
    }
    /** Versions whose signatures agree in at least the given share, most similar first, then by id. */
    find(signature, leastSimilarity) {
        const candidates = new Set(this.#bandKeys(signature).flatMap((key) => this.#buckets.get(key) ?? []));
        return [...candidates]
            .map((id) => ({ id, similarity: signatureSimilarity(signature, this.#signatures.get(id)) }))
            .filter((found) => found.similarity >= leastSimilarity)
            .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
    }
    #bandKeys(signature) {
        const keys = [];
        for (let from = 0; from < signature.length; from += this.#rows)
            keys.push(`${from}:${signature.subarray(from, from + this.#rows).join(",")}`);
        return keys;
    }
}
