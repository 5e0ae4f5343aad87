import type { Digest } from "#model/index.js";
/** SHA-256 in the form that certificates and reports use. */
export declare function sha256Digest(bytes: Uint8Array): Digest;
