import type { WatchStores } from "#ports/index.js";
/** Opens the database; to write it is made when it is missing. @throws ARCHIVE_NEWER */
export declare function openWatchFile(path: string, mode: "read" | "write"): WatchStores;
