// Why a file or a record cannot be read, in words.
import { FormatError } from "#errors.js";
/** What a verifier says of it. */
export function explain(error, file) {
    if (error instanceof FormatError)
        return error.message;
    const message = error instanceof Error ? error.message : String(error);
    return `${file} cannot be read: ${message}`;
}
