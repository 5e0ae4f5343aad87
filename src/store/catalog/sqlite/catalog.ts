// The SQLite catalog: an index over the WARC files, rebuilt from them when lost.
import { SqliteCaptureStore } from "./capture-table.js";
import { SqliteDriver } from "./driver.js";
import { SqliteFrontierStore } from "./frontier-table.js";
import { SqliteRefusalStore } from "./refusal-table.js";
import { SqliteRateStore } from "./rate-table.js";
import { SqliteRequisiteStore } from "./requisite-table.js";
import { migrate, requireCurrent } from "./schema.js";
import { SqliteRunStatusStore } from "./run-status-table.js";
import { SqliteObservationStore } from "./sighting-table.js";
import { SqliteSketchStore } from "./sketch-table.js";
import { WarcFileTable } from "./warc-file-table.js";

/** One opened catalog. */
export interface Catalog {
  readonly captures: SqliteCaptureStore;
  readonly frontier: SqliteFrontierStore;
  readonly requisites: SqliteRequisiteStore;
  readonly observations: SqliteObservationStore;
  readonly refusals: SqliteRefusalStore;
  readonly rates: SqliteRateStore;
  readonly sketches: SqliteSketchStore;
  readonly runStatus: SqliteRunStatusStore;
  readonly warcFiles: WarcFileTable;
  close(): void;
}

/** Opens the catalog file; a writer makes or migrates it, a reader changes nothing. */
export function openCatalog(path: string, mode: "read" | "write"): Catalog {
  const driver = new SqliteDriver(path, mode);
  try {
    if (mode === "read") {
      requireCurrent(driver, path);
    } else {
      // Readers go on while a capture writes; commits survive kill -9, checkpoints survive power loss.
      // A checkpoint waits for the disk twice, and all work with it: every 16 MB of the log instead of every 4.
      driver.exec(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;",
      );
      migrate(driver, path);
    }
    return catalogOn(driver);
  } catch (error) {
    driver.close();
    throw error;
  }
}

/** The tables on an open database. */
export function catalogOn(driver: SqliteDriver): Catalog {
  const captures = new SqliteCaptureStore(driver);
  return {
    captures,
    frontier: new SqliteFrontierStore(driver, captures),
    requisites: new SqliteRequisiteStore(driver, captures),
    observations: new SqliteObservationStore(driver, captures),
    refusals: new SqliteRefusalStore(driver, captures),
    rates: new SqliteRateStore(driver),
    sketches: new SqliteSketchStore(driver),
    runStatus: new SqliteRunStatusStore(driver, captures),
    warcFiles: new WarcFileTable(driver, captures),
    close: () => driver.close(),
  };
}
