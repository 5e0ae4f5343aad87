import type { RefusedShape } from "#model/index.js";
import type { RefusalStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The refusals of one catalog; their number is bounded by whoever counts them. */
export declare class SqliteRefusalStore implements RefusalStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    put(captureId: string, shapes: readonly RefusedShape[]): Promise<void>;
    ofCapture(captureId: string): AsyncIterable<RefusedShape>;
}
