// One writer per archive. The lock is one of the operating system's, taken through SQLite, so it ends with
// the process however that dies.
import { join } from "node:path";
import { IsochronError, StoreError } from "#errors.js";
import { SqliteDriver } from "./catalog/driver.js";

/** Takes the archive's writer lock; returns how to give it back. */
export function lockForWriting(dir: string): () => void {
  const driver = new SqliteDriver(join(dir, "writer.lock"), "write");
  try {
    driver.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;");
  } catch (error) {
    driver.close();
    if (error instanceof IsochronError && error.code === "ARCHIVE_BUSY")
      throw new StoreError(
        "ARCHIVE_BUSY",
        `another process is writing to ${dir}: wait for it to end, or use another --archive`,
        { cause: error },
      );
    throw error;
  }
  return () => driver.close();
}
