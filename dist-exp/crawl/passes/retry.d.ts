import type { Sighting } from "#model/index.js";
/** Whether a second try of a failed fetch makes sense. */
export declare function isRetryable(sighting: Sighting | undefined): boolean;
