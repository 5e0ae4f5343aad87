// URLs are found by a 48-bit hash, so that indexes stay small whatever the URLs' length.
import { createHash } from "node:crypto";

/** First 48 bits of the URL's SHA-256: a safe integer; equal keys still need the URLs compared. */
export function urlKey(url: string): number {
  return createHash("sha256").update(url).digest().readUIntBE(0, 6);
}
