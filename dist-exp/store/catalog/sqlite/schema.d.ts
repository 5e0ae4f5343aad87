import type { SqliteDriver } from "./driver.js";
/** Brings a catalog up to date; refuses one from a newer program. */
export declare function migrate(driver: SqliteDriver, path: string): void;
/** For readers, who may not change anything. */
export declare function requireCurrent(driver: SqliteDriver, path: string): void;
