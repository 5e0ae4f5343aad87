import type { PageUrl } from "#model/index.js";
import type { RequisiteStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The requisites of one catalog. */
export declare class SqliteRequisiteStore implements RequisiteStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    setRequisites(captureId: string, document: PageUrl, requisites: readonly PageUrl[]): Promise<void>;
    /** For a transaction under way. */
    replace(captureId: string, document: PageUrl, requisites: readonly PageUrl[]): void;
    requisites(captureId: string): AsyncIterable<{
        document: PageUrl;
        requisites: PageUrl[];
    }>;
    ofDocument(document: PageUrl): Promise<{
        captureId: string;
        requisites: PageUrl[];
    }[]>;
}
