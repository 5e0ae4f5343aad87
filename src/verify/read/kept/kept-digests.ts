// Digests by the million, as their bytes: a body that was seen twice is told by one number.
const DIGEST_BYTES = 32;
const CHUNK_DIGESTS = 4096;

/** SHA-256 digests by number. */
export class KeptDigests {
  readonly #chunks: Buffer[] = [];
  #count = 0;

  /** The number of a digest: one of those given where it is the same, else the next. */
  add(digest: string, known: readonly number[]): number {
    const same = known.find((number) => this.at(number) === digest);
    if (same !== undefined) return same;
    const at = this.#count % CHUNK_DIGESTS;
    if (at === 0) this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK_DIGESTS * DIGEST_BYTES));
    this.#chunks.at(-1)!.write(digest.slice(PREFIX.length), at * DIGEST_BYTES, "hex");
    return this.#count++;
  }

  at(number: number): string {
    const from = (number % CHUNK_DIGESTS) * DIGEST_BYTES;
    const chunk = this.#chunks[Math.floor(number / CHUNK_DIGESTS)]!;
    return `${PREFIX}${chunk.toString("hex", from, from + DIGEST_BYTES)}`;
  }
}

const PREFIX = "sha-256:";
