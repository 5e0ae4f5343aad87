import type { PageRendering, PageUrl } from "#model/index.js";
import type { RenderingStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The renderings of one catalog; none in a file that is older than they are. */
export declare class SqliteRenderingStore implements RenderingStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    put(captureId: string, rendering: PageRendering): Promise<void>;
    ofCapture(captureId: string): AsyncIterable<PageRendering>;
    ofDocument(captureId: string, document: PageUrl): Promise<PageRendering | null>;
}
