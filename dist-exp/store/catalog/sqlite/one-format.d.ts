import type { SqliteDriver } from "./driver.js";
/** What such a database holds. */
export interface OneFormat {
    readonly tables: string;
    readonly format: number;
}
/** Makes the tables where there are none yet. @throws ARCHIVE_NEWER */
export declare function prepareTables(driver: SqliteDriver, path: string, { tables, format }: OneFormat): void;
