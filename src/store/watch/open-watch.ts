// What the watch of an archive directory remembers.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { WatchStores } from "#ports/index.js";
import { openWatchFile } from "../catalog/local-catalog.js";

const FILE = "watch.sqlite";

/** Opens it, and makes it when it is missing; any number of readers may be open while a watch writes. */
export function openWatch(dir: string): WatchStores {
  return openWatchFile(join(dir, FILE));
}

/** The same for readers alone: `null` where nobody has ever watched. */
export function openWatchIfAny(dir: string): WatchStores | null {
  return existsSync(join(dir, FILE)) ? openWatch(dir) : null;
}
