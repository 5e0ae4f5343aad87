// How many different URLs were refused, in bounded memory, the same however often one is found again.
import { urlHash } from "#formats/traps/link-rules.js";
import { KEPT_HASHES } from "#model/index.js";
const HASH_SPACE = 2 ** 52;
/**
 * Keeps the k smallest hashes (Bar-Yossef et al. 2002): with the k-th at h, about (k − 1) / h · space were different.
 * Up to k the count is exact; beyond, an estimate within about 9 %. Adding a URL twice changes nothing, so that a capture killed and resumed counts right.
 */
export class DistinctUrls {
    #hashes;
    constructor(hashes = []) {
        this.#hashes = [...hashes];
    }
    /** Whether this changed what is kept. */
    add(url) {
        const hash = urlHash(url);
        if (this.#hashes.length >= KEPT_HASHES && hash > this.#hashes.at(-1))
            return false;
        const at = this.#hashes.findIndex((kept) => kept >= hash);
        if (this.#hashes[at] === hash)
            return false;
        this.#hashes.splice(at === -1 ? this.#hashes.length : at, 0, hash);
        if (this.#hashes.length > KEPT_HASHES)
            this.#hashes.pop();
        return true;
    }
    get isExact() {
        return this.#hashes.length < KEPT_HASHES;
    }
    get count() {
        if (this.isExact)
            return this.#hashes.length;
        return Math.round(((KEPT_HASHES - 1) / this.#hashes.at(-1)) * HASH_SPACE);
    }
    /** For the catalog. */
    get hashes() {
        return this.#hashes;
    }
}
