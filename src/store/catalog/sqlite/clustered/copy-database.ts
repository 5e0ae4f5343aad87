// A copy of a database as it is at one moment, taken while others read and write it, and without holding anybody up: as
// long as someone reads the file itself, SQLite carries nothing over into it from the log.
import { statSync } from "node:fs";
import { constants, copyFile } from "node:fs/promises";
import { StoreError } from "#errors.js";
import { storeFailure } from "../../../store-failure.js";
import { SqliteDriver } from "../driver.js";

/** A writer on a thread of its own may come in between. */
const MOST_TRIES = 100;

/** Copies its file; `to` must not be there yet. */
export async function copyDatabase(path: string, to: string): Promise<void> {
  const driver = new SqliteDriver(path, "write");
  try {
    await holdStill(driver, path);
    await copyFile(path, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    driver.exec("COMMIT");
  } catch (error) {
    throw storeFailure(error, "copying", path);
  } finally {
    driver.close();
  }
}

/** Begins to read the file when all of the database is in it, and nothing in the log. */
async function holdStill(driver: SqliteDriver, path: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    driver.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    driver.exec("BEGIN");
    driver.prepare("SELECT count(*) FROM sqlite_master").all(); // the moment at which reading begins
    if (isEmpty(`${path}-wal`)) return;
    driver.exec("COMMIT");
    await new Promise(setImmediate);
  }
  throw new StoreError("ARCHIVE_BUSY", `${path} is written to without a pause: it cannot be copied`);
}

function isEmpty(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}
