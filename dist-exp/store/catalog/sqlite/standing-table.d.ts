import { type HostWord, type StandingShare } from "#model/index.js";
import type { StandingStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The shares of one catalog; a catalog that was made before there were any is read as one without. */
export declare class SqliteStandingStore implements StandingStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    put(captureId: string, { pages, changes, hosts }: StandingShare): Promise<void>;
    forget(site: string): Promise<void>;
    captures(site: string): Promise<string[]>;
    ofSite(site: string): Promise<Pick<StandingShare, "pages" | "changes">[]>;
    ofHost(host: string): Promise<HostWord[]>;
    stamp(): Promise<string>;
}
