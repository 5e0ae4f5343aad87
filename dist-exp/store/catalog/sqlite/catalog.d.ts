import type { OpenedCatalog } from "#ports/index.js";
import { SqliteDriver } from "./driver.js";
/** Opens the catalog file; a writer makes or migrates it, a reader changes nothing. */
export declare function openCatalog(path: string, mode: "read" | "write"): OpenedCatalog;
/** Whether all of a catalog can be read and its tables agree with their indexes; asks every page of the file. */
export declare function isWholeCatalog(path: string): boolean;
/** The tables on an open database. */
export declare function catalogOn(driver: SqliteDriver): OpenedCatalog;
