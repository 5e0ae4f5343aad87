import type { KeptPause, PauseStore } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
/** The table of {@link SqlitePauses}; databases that were made before there was one get it when they are written. */
export declare const PAUSE_TABLE = "CREATE TABLE IF NOT EXISTS kept_pauses (\n     name TEXT PRIMARY KEY,\n     asked_ms INTEGER NOT NULL,\n     pause_ms INTEGER NOT NULL\n   );";
/** Pauses on disk. */
export declare class SqlitePauses implements PauseStore {
    #private;
    constructor(driver: SqliteDriver);
    all(): Promise<KeptPause[]>;
    keep({ name, askedMs, pauseMs }: KeptPause): Promise<void>;
    forget(name: string): Promise<void>;
}
