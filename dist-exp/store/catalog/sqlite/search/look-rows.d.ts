import { type PageLook } from "#model/index.js";
import type { SqliteDriver } from "../driver.js";
/** Names by number, and looks written with them. */
export declare class LookRows {
    #private;
    constructor(driver: SqliteDriver);
    write(looks: readonly PageLook[], numberOf: (text: string) => number): string;
    read(text: string): PageLook[];
    /** Numbers that were given in a transaction which did not hold are nobody's. */
    forget(): void;
}
