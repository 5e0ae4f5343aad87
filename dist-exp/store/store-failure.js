// Turns what the operating system and SQLite say into one clear line: what failed, where, what to do.
import { IsochronError, StoreError, unreadableFile } from "#errors.js";
const FORBIDDEN = new Set([
    "EACCES",
    "EPERM",
    "EROFS",
    "ENOTDIR",
    "EISDIR",
    "ENAMETOOLONG",
    "SQLITE_READONLY",
]);
/** A store error for a failed operation on a path; our own errors pass through. */
export function storeFailure(error, doing, path) {
    if (error instanceof IsochronError)
        return error;
    const { code, message } = describe(error);
    if (code === "ENOSPC" || code === "EDQUOT" || code.startsWith("SQLITE_FULL"))
        return new StoreError("DISK_FULL", `disk full while ${doing} ${path}: free some space, then resume; what was acknowledged is safe`, { cause: error });
    if (FORBIDDEN.has(code) || code.startsWith("SQLITE_CANTOPEN") || code.startsWith("SQLITE_READONLY")) {
        const what = doing === "reading" ? `cannot read ${path}` : `cannot write while ${doing} ${path}`;
        const remedy = "choose another --archive directory or change its permissions";
        return new StoreError("ARCHIVE_UNWRITABLE", `${what} (${code}): ${remedy}`, { cause: error });
    }
    if (code.startsWith("SQLITE_BUSY"))
        return new StoreError("ARCHIVE_BUSY", `${path} is in use by another process: wait for it to end`, {
            cause: error,
        });
    return new StoreError("ARCHIVE_BROKEN", `failed while ${doing} ${path}: ${message}`, { cause: error });
}
/** The same for a file that somebody has named: that it is not there, or may not be read, is theirs to mend. */
export function inputFailure(error, path) {
    const { code } = describe(error);
    if (code === "ENOENT" || FORBIDDEN.has(code))
        return unreadableFile(path, error);
    return storeFailure(error, "reading", path);
}
function describe(error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error?.code;
    // libsql reports a failed open without a code; 14 is SQLITE_CANTOPEN.
    if (/ConnectionFailed.*: 14\b/.test(message))
        return { code: "SQLITE_CANTOPEN", message };
    return { code: typeof code === "string" ? code : "", message };
}
