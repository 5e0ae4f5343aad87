import type { SqliteDriver } from "../driver.js";
/** Makes the tables of a new file; `false` for a file of an older version, which is left as it is. */
export declare function prepareTables(driver: SqliteDriver, path: string): boolean;
/** For readers, who may not change anything. */
export declare function requireVersion(driver: SqliteDriver, path: string): void;
