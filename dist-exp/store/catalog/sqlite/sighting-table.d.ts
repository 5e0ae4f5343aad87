import { type PageUrl, type Sighting } from "#model/index.js";
import type { SightingStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver } from "./driver.js";
/** The sightings of one catalog. */
export declare class SqliteSightingStore implements SightingStore {
    #private;
    constructor(driver: SqliteDriver, captures: SqliteCaptureStore);
    add(sighting: Sighting): Promise<void>;
    /** For a transaction under way; refuses before it changes anything. */
    insert(sighting: Sighting): void;
    ofCapture(captureId: string): AsyncIterable<Sighting>;
    ofPage(url: PageUrl): Promise<Sighting[]>;
    requestsTo(address: PageUrl, asked: Parameters<SightingStore["requestsTo"]>[1]): Promise<PageUrl[]>;
    /** The place after a capture's last sighting. */
    nextSeq(captureId: string): number;
    /** Forgets sightings with a record beyond a file's first bytes, and makes pages left without any `known` again. */
    forgetLost(captureId: string, file: string, keptBytes: number): number;
    /** Forgets the sightings at these places. */
    forget(captureId: string, seqs: readonly number[]): void;
}
