// One writer per archive, and one change at a time of its rules, or of a file of sites. Locks are the operating system's, taken through SQLite,
// so that they end with the process however that dies.
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { IsochronError, StoreError } from "#errors.js";
import { MIRROR_FILE } from "../../archive/layout.js";
import { SqliteDriver } from "./driver.js";

const LOCK_FILE = "writer.lock";
/** Longer than a probe holds on: someone who only looks must not turn a writer away. */
const PROBE_MS = 250;
const MIRROR_LOCK = "mirror.lock";
const RULES_LOCK = "access-rules.lock";
/** Far longer than a change of rules, or of sites, takes. */
const RULES_WAIT_MS = 10_000;

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

/**
 * Takes the archive's writer lock; returns how to give it back. What is written into a mirror the cluster never hears of,
 * so that one may be written to by those alone who say so.
 */
export function lockForWriting(dir: string, { mayBeMirror = false } = {}): () => void {
  if (!mayBeMirror && existsSync(join(dir, MIRROR_FILE)))
    throw new StoreError("BAD_INPUT", `${dir} mirrors a cluster and is only read: name another --archive`);
  const busy = `another process is writing to ${dir}: wait for it to end, or use another --archive`;
  return lock(join(dir, LOCK_FILE), PROBE_MS, busy);
}

/** Takes the lock of an archive's rules, which may change while a capture runs; waits for whoever holds it. */
export function lockRules(dir: string): () => void {
  const busy = `another process has been changing the rules of ${dir} for ten seconds: look what it waits for, and try again`;
  return lock(join(dir, RULES_LOCK), RULES_WAIT_MS, busy);
}

/** Takes the lock of a file of sites; waits for whoever holds it. */
export function lockSites(file: string): () => void {
  const busy = `another process has been changing ${file} for ten seconds: look what it waits for, and try again`;
  return lock(join(dirname(file), `.${basename(file)}.lock`), RULES_WAIT_MS, busy);
}

/** Takes the lock of a mirror of a cluster, which one process at a time brings up to date. @throws ARCHIVE_BUSY at once */
export function lockMirror(dir: string): () => void {
  return lock(join(dir, MIRROR_LOCK), 0, `another process is bringing the mirror in ${dir} up to date`);
}

function lock(path: string, waitMs: number, busy: string): () => void {
  const driver = new SqliteDriver(path, "write");
  try {
    driver.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`);
  } catch (error) {
    driver.close();
    if (error instanceof IsochronError && error.code === "ARCHIVE_BUSY")
      throw new StoreError("ARCHIVE_BUSY", busy, { cause: error });
    throw error;
  }
  return () => driver.close();
}
