// One version of a page from a file or from standard input.
import { existsSync, readFileSync } from "node:fs";
import { unreadableFile } from "#errors.js";
/** Reads a file, or standard input for `-`; `null` when there is no such file. */
export function versionFromFile(what) {
    if (what !== "-" && !existsSync(what))
        return null;
    try {
        return { content: readFileSync(what === "-" ? 0 : what), contentType: null, label: what, url: null };
    }
    catch (cause) {
        throw unreadableFile(what, cause);
    }
}
