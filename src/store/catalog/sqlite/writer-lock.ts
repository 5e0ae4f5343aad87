// One writer per archive. The lock is one of the operating system's, taken through SQLite, so it ends with
// the process however that dies.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { IsochronError, StoreError } from "#errors.js";
import { SqliteDriver } from "./driver.js";

const LOCK_FILE = "writer.lock";
/** Longer than a probe holds on: someone who only looks must not turn a writer away. */
const PROBE_MS = 250;

/** Whether some process holds the archive's writer lock. */
export function hasWriter(dir: string): boolean {
  if (!existsSync(join(dir, LOCK_FILE))) return false;
  const driver = new SqliteDriver(join(dir, LOCK_FILE), "read");
  try {
    driver.exec("PRAGMA busy_timeout = 0");
    driver.prepare("SELECT count(*) FROM sqlite_master").all();
    return false;
  } catch (error) {
    if (error instanceof IsochronError && error.code === "ARCHIVE_BUSY") return true;
    throw error;
  } finally {
    driver.close();
  }
}

/** Takes the archive's writer lock; returns how to give it back. */
export function lockForWriting(dir: string): () => void {
  const driver = new SqliteDriver(join(dir, LOCK_FILE), "write");
  try {
    driver.exec(`PRAGMA busy_timeout = ${PROBE_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`);
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
