import { type CaptureCounts, type RecentSighting, type RunStatus } from "#model/index.js";
import type { RunStatusStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The run states of one catalog. */
export declare class SqliteRunStatusStore implements RunStatusStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    put(captureId: string, status: RunStatus): Promise<void>;
    get(captureId: string): Promise<RunStatus | null>;
    counts(captureId: string): Promise<CaptureCounts>;
    recent(captureId: string, most: number): Promise<RecentSighting[]>;
}
