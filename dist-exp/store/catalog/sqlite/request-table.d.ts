import { type PageUrl } from "#model/index.js";
import type { SightingStore } from "#ports/index.js";
import type { SqliteDriver } from "./driver.js";
/** The requests of one catalog; none in a file that is older than they are. */
export declare class RequestTable {
    #private;
    constructor(driver: SqliteDriver);
    /** For a transaction under way; a plain page is none. */
    put(url: PageUrl): void;
    /** Pages that ask an address by this method with this body. */
    to(address: PageUrl, asked: Parameters<SightingStore["requestsTo"]>[1]): PageUrl[];
}
