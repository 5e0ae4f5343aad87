import type { FrontierPage, FrontierState, PageUrl } from "#model/index.js";
import type { FrontierStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The frontiers of one catalog. */
export declare class SqliteFrontierStore implements FrontierStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    add(captureId: string, pages: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]>;
    setState(captureId: string, url: PageUrl, state: FrontierState, reason: string | null): Promise<void>;
    /** For a transaction under way; refuses before it changes anything. */
    updateState(captureId: string, url: PageUrl, state: FrontierState, reason: string | null): void;
    knows(captureId: string, url: PageUrl): boolean;
    /** Puts pages in their places of a frontier that is rebuilt; what stood there before makes room. */
    put(captureId: string, pages: readonly FrontierPage[]): void;
    /** Forgets all pages from this place on. */
    forgetFrom(captureId: string, seq: number): void;
    pages(captureId: string): AsyncIterable<FrontierPage>;
}
