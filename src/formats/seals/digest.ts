// Digests of payloads and contents.
import { hash } from "node:crypto";
import type { Digest } from "#model/index.js";

/** SHA-256 in the form that certificates and reports use. */
export function sha256Digest(bytes: Uint8Array): Digest {
  return `sha-256:${hash("sha256", bytes, "hex")}` as Digest;
}
