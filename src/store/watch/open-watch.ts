// What the watch of an archive directory remembers.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { WatchStores } from "#ports/index.js";
import { WATCH_FILE } from "../archive/layout.js";
import { openWatchFile } from "../catalog/local-catalog.js";

/** Opens it, and makes it when it is missing; any number of readers may be open while a watch writes. */
export function openWatch(dir: string): WatchStores {
  return openWatchFile(join(dir, WATCH_FILE), "write");
}

/** The same for readers: `null` where nobody has ever watched. */
export function openWatchToRead(dir: string): WatchStores | null {
  return existsSync(join(dir, WATCH_FILE)) ? openWatchFile(join(dir, WATCH_FILE), "read") : null;
}
