import { type PageUrl } from "#model/index.js";
import type { SearchedPage } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
import { LookRows } from "./look-rows.js";
/** The tables that hold texts. */
export declare class TextTables {
    #private;
    readonly rows: LookRows;
    constructor(driver: SqliteDriver);
    /** Replaces what is known of a page; inside a transaction. */
    put({ url, looks, texts }: SearchedPage): void;
    /** Forgets a page and every request to its address; inside a transaction. */
    forget(address: string): void;
    held(url: PageUrl): Set<string>;
    body(id: number): string;
}
