// Seeded randomness on pure-rand's xoroshiro128+.
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
/** A reproducible stream; forks depend on the seed and the purpose only, never on draws made before. */
export class SeededRandom {
    #seed;
    #generator;
    constructor(seed) {
        this.#seed = seed | 0;
        this.#generator = xoroshiro128plus(this.#seed);
    }
    next() {
        // 53 random bits: 26 high and 27 low ones of two 32-bit draws.
        const high = this.#generator.next() >>> 6;
        const low = this.#generator.next() >>> 5;
        return (high * 2 ** 27 + low) / 2 ** 53;
    }
    fork(purpose) {
        // FNV-1a over the purpose, then MurmurHash3's finaliser, so that alike purposes give unlike streams.
        let hash = 0x811c9dc5 ^ this.#seed;
        for (let i = 0; i < purpose.length; i++)
            hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193);
        hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
        hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
        return new SeededRandom(hash ^ (hash >>> 16));
    }
}
