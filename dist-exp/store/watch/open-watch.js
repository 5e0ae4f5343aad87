// What the watch of an archive directory remembers.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openWatchFile } from "../catalog/local-catalog.js";
const FILE = "watch.sqlite";
/** Opens it, and makes it when it is missing; any number of readers may be open while a watch writes. */
export function openWatch(dir) {
    return openWatchFile(join(dir, FILE), "write");
}
/** The same for readers: `null` where nobody has ever watched. */
export function openWatchToRead(dir) {
    return existsSync(join(dir, FILE)) ? openWatchFile(join(dir, FILE), "read") : null;
}
