// How many different URLs were refused, in bounded memory, the same however often one is found again.
import { textHashes } from "./text-hash.js";

/** Up to this many are counted exactly; beyond, the count is an estimate within about 9 %. */
const KEPT = 128;
const HASH_SPACE = 2 ** 52;

/**
 * Keeps the k smallest hashes (Bar-Yossef et al. 2002): with the k-th at h, about (k − 1) / h · space were different.
 * Adding a URL twice changes nothing, so that a capture killed and resumed counts right.
 */
export class DistinctUrls {
  readonly #hashes: number[];

  constructor(hashes: readonly number[] = []) {
    this.#hashes = [...hashes];
  }

  /** Whether this changed what is kept. */
  add(url: string): boolean {
    const [high, low] = textHashes(url);
    const hash = high * 2 ** 20 + (low >>> 12);
    if (this.#hashes.length >= KEPT && hash > this.#hashes.at(-1)!) return false;
    const at = this.#hashes.findIndex((kept) => kept >= hash);
    if (this.#hashes[at] === hash) return false;
    this.#hashes.splice(at === -1 ? this.#hashes.length : at, 0, hash);
    if (this.#hashes.length > KEPT) this.#hashes.pop();
    return true;
  }

  get isExact(): boolean {
    return this.#hashes.length < KEPT;
  }

  get count(): number {
    return this.isExact ? this.#hashes.length : Math.round(((KEPT - 1) / this.#hashes.at(-1)!) * HASH_SPACE);
  }

  /** For the catalog. */
  get hashes(): readonly number[] {
    return this.#hashes;
  }
}
