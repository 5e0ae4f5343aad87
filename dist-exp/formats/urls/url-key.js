// URLs are found by a 48-bit hash, so that indexes stay small whatever the URLs' length.
import { hash } from "node:crypto";
/** First 48 bits of the URL's SHA-256: a safe integer; equal keys still need the URLs compared. */
export function urlKey(url) {
    return hash("sha256", url, "buffer").readUIntBE(0, 6);
}
