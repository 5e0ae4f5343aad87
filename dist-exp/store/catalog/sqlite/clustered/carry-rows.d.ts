import type { SqliteDriver } from "../driver.js";
import type { CaptureTable } from "./capture-tables.js";
/** By which numbers the two catalogs know the capture. */
export interface CarriedCapture {
    readonly from: number;
    readonly into: number;
}
/** Carries a table's rows from the attached catalog `incoming` into `main`, within the transaction under way. */
export declare function carryRows(driver: SqliteDriver, { name, key, own }: CaptureTable, { from, into }: CarriedCapture): Promise<void>;
