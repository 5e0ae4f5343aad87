import type { Condition } from "#model/index.js";
/** The condition of a request; If-None-Match rules out If-Modified-Since (section 13.1.3). `null`: none. */
export declare function conditionOf(requestBytes: Uint8Array): Condition | null;
