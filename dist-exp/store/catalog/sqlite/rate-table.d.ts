import type { PageRate, PageUrl } from "#model/index.js";
import type { RateStore } from "#ports/index.js";
import type { SqliteDriver } from "./driver.js";
/** The rates of one catalog. */
export declare class SqliteRateStore implements RateStore {
    #private;
    constructor(driver: SqliteDriver);
    ofPages(site: string, urls: readonly PageUrl[]): Promise<PageRate[]>;
    put(site: string, rates: readonly PageRate[]): Promise<void>;
    sample(site: string | null, limit: number): Promise<PageRate[]>;
}
