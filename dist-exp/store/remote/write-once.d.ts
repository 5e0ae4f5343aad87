import type { Bucket } from "#ports/index.js";
/** Puts an object twice, reads and lists it, and takes it away. @throws IsochronError that says what the store lacks */
export declare function requireWriteOnce(bucket: Bucket): Promise<void>;
