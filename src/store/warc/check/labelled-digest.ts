// Digests as they stand in WARC headers: `sha1:` in base32, `sha-256:` in hexadecimal, and their relatives.
import { createHash, hash, type Hash } from "node:crypto";

/** How many bytes each makes. */
const ALGORITHMS: ReadonlyMap<string, number> = new Map([
  ["md5", 16],
  ["sha1", 20],
  ["sha256", 32],
  ["sha384", 48],
  ["sha512", 64],
]);

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A digest that can be recomputed. */
export interface LabelledDigest {
  readonly algorithm: string;
  /** Hexadecimal, lower case. */
  readonly hex: string;
}

/** Reads `label:value`; `null` when the label is none we know. A value of no known form matches nothing. */
export function parseDigest(text: string): LabelledDigest | null {
  const [, label = "", value = ""] = /^([\w-]+)[:=](\S+)$/.exec(text.trim()) ?? [];
  const algorithm = label.toLowerCase().replace("-", "");
  const bytes = ALGORITHMS.get(algorithm);
  if (bytes === undefined) return null;
  return { algorithm, hex: decodeDigest(value, bytes) ?? "" };
}

// Which of hexadecimal, base32 and base64 it is follows from its length.
function decodeDigest(value: string, bytes: number): string | null {
  const bare = value.replace(/=+$/, "");
  if (bare.length === bytes * 2) return /^[0-9a-f]+$/i.test(bare) ? bare.toLowerCase() : null;
  if (bare.length === Math.ceil((bytes * 8) / 5)) return decodeBase32(bare)?.toString("hex") ?? null;
  if (bare.length === Math.ceil((bytes * 8) / 6) && /^[\w+/-]+$/.test(bare))
    return Buffer.from(bare, "base64").toString("hex");
  return null;
}

/** Bytes in order, and whether they have a digest. */
export class CheckedBytes {
  readonly #digest: LabelledDigest;
  /** Most blocks are one piece: it is hashed in one call, when somebody asks. */
  #only: Uint8Array | null = null;
  #hash: Hash | null = null;

  constructor(digest: LabelledDigest) {
    this.#digest = digest;
  }

  update(bytes: Uint8Array): void {
    if (this.#hash) this.#hash.update(bytes);
    else if (this.#only === null) this.#only = bytes;
    else this.#hash = createHash(this.#digest.algorithm).update(this.#only).update(bytes);
  }

  /** Whether all of them have the digest; to be asked once, after the last. */
  isRight(): boolean {
    const { algorithm, hex } = this.#digest;
    return hex === (this.#hash?.digest("hex") ?? hash(algorithm, this.#only ?? NO_BYTES, "hex"));
  }
}

const NO_BYTES = new Uint8Array(0);

// RFC 4648 section 6.
function decodeBase32(text: string): Buffer | null {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const char of text.toUpperCase()) {
    const digit = BASE32.indexOf(char);
    if (digit < 0) return null;
    value = ((value << 5) | digit) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** Bytes in base32, as crawlers write SHA-1 (RFC 4648 section 6). */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let [bits, value] = [0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}
