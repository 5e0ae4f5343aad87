// Digests of payloads and contents.
import { hash } from "node:crypto";
/** SHA-256 in the form that certificates and reports use. */
export function sha256Digest(bytes) {
    return `sha-256:${hash("sha256", bytes, "hex")}`;
}
