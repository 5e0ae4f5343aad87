// What one response says: a fault of ours while reading it is that page's failure, never the capture's.
import { StoreError } from "#errors.js";
import { readExchange } from "#detect/index.js";
/** The code of failures that are our own fault. */
export const INTERNAL = "internal";
/** Reads a response; whatever goes wrong becomes a failure with the code `internal`. */
export async function readSafely(url, exchange, { logger, limits }) {
    try {
        return await readExchange(exchange, limits);
    }
    catch (error) {
        return faultyReading(url, error, logger);
    }
}
/** What is left of a reading that a fault of ours ended; a store that fails is no such fault. */
export function faultyReading(url, error, logger) {
    if (error instanceof StoreError)
        throw error;
    const message = `a fault of the program while reading the response: ${String(error)}`;
    logger.log("error", `${url}: ${message}`);
    const outcome = { kind: "failed", code: INTERNAL, message };
    return { outcome, payload: null, content: null, status: null, retryAfter: null, isContentCut: false };
}
