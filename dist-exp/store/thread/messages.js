// What the two sides of an archive on a thread of its own say to each other; many calls go in one message.
import { ERROR_CODES, IsochronError, StoreError, UsageError } from "#errors.js";
/** The error, ready to be sent. */
export function packFailure(error) {
    if (!(error instanceof Error))
        return { name: "Error", code: null, message: String(error), stack: undefined };
    const code = error instanceof IsochronError ? error.code : null;
    return { name: error.name, code, message: error.message, stack: error.stack };
}
/** The error again: of the same class as far as a caller may ask, with the other side's stack. */
export function unpackFailure({ name, code, message, stack }) {
    const error = rebuilt(name, code, message);
    if (stack !== undefined)
        error.stack = stack;
    return error;
}
function rebuilt(name, code, message) {
    if (code === null || !Object.hasOwn(ERROR_CODES, code))
        return new Error(message);
    const known = code;
    if (name === "StoreError")
        return new StoreError(known, message);
    if (name === "UsageError")
        return new UsageError(known, message);
    return new IsochronError(known, message);
}
