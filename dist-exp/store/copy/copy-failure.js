// What the operating system says while a copy is written, as one clear line.
import { IsochronError, UsageError } from "#errors.js";
import { storeFailure } from "../store-failure.js";
const NOT_ALLOWED = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "EISDIR"]);
/** Said where the place itself cannot be replaced: a mounted disk, the current folder of another program. */
const NOT_REPLACED = new Set(["EBUSY", "EXDEV", "ENOTEMPTY"]);
/** An error that says what to do; our own pass through. */
export function copyFailure(error, place) {
    if (error instanceof IsochronError)
        return error;
    const { code = "" } = error;
    const name = JSON.stringify(place);
    if (NOT_REPLACED.has(code))
        return new UsageError("BAD_INPUT", `cannot put a folder at ${name} (${code}): name a new folder inside it`, {
            cause: error,
        });
    if (NOT_ALLOWED.has(code))
        return new UsageError("BAD_INPUT", `cannot write ${name} (${code}): name another place, or change its permissions`, {
            cause: error,
        });
    return storeFailure(error, "exporting", place);
}
