// How a folder is known for a copy of ours.
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
/** The manifest of a copy, by which it is known for one. */
export const COPY_MANIFEST = "manifest.json";
const MARK = '{"format":"isochron-copy/';
/** Whether the folder is a copy that this program made. */
export function isCopy(dir) {
    try {
        const file = openSync(join(dir, COPY_MANIFEST), "r");
        try {
            const bytes = Buffer.alloc(MARK.length);
            readSync(file, bytes, 0, bytes.length, 0);
            return bytes.toString("latin1") === MARK;
        }
        finally {
            closeSync(file);
        }
    }
    catch {
        return false;
    }
}
