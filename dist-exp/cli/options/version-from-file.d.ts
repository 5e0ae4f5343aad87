import type { PageVersion } from "#access/index.js";
/** Reads a file, or standard input for `-`; `null` when there is no such file. */
export declare function versionFromFile(what: string): PageVersion | null;
