import { type Reading } from "#detect/index.js";
import type { DecodeLimits } from "#formats/index.js";
import type { PageUrl } from "#model/index.js";
import type { Exchange, Logger } from "#ports/index.js";
/** The code of failures that are our own fault. */
export declare const INTERNAL = "internal";
/** Reads a response; whatever goes wrong becomes a failure with the code `internal`. */
export declare function readSafely(url: PageUrl, exchange: Exchange, { logger, limits }: {
    readonly logger: Logger;
    readonly limits: DecodeLimits | undefined;
}): Promise<Reading>;
/** What is left of a reading that a fault of ours ended; a store that fails is no such fault. */
export declare function faultyReading(url: PageUrl, error: unknown, logger: Logger): Reading;
