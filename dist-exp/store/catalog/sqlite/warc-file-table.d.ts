import type { ListedWarcFile, WarcFileList } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The WARC files of one catalog. */
export declare class WarcFileTable implements WarcFileList {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    begin(captureId: string, file: string, number: number): Promise<void>;
    checkpoint(file: string, syncedBytes: number): Promise<void>;
    finish(file: string, sizeBytes: number, sha256: string): Promise<void>;
    forget(file: string): Promise<void>;
    ofCapture(captureId: string): Promise<ListedWarcFile[]>;
    unfinished(): Promise<ListedWarcFile[]>;
}
