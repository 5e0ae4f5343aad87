// A catalog where nothing can be written: read as it lies, or as a copy with what a crash left in its log.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SqliteDriver } from "../../../src/store/catalog/sqlite/driver.js";
import { readableFile } from "../../../src/store/catalog/sqlite/still-file.js";
import { temporaryDirectory } from "../../support/archives/archives.js";

/** A database in write-ahead mode with one row in the file and one in the log; the writer is still open. */
function written(dir: string): { path: string; close: () => void } {
  const path = join(dir, "catalog.sqlite");
  const driver = new SqliteDriver(path, "write");
  driver.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (n); INSERT INTO t VALUES (1);");
  driver.exec("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO t VALUES (2);");
  return { path, close: () => driver.close() };
}

function rowsIn(path: string): number {
  const file = readableFile(path, false);
  const driver = new SqliteDriver(path, "read", file.name);
  try {
    return Number(driver.prepare("SELECT count(*) AS n FROM t").get()!["n"]);
  } finally {
    driver.close();
    file.release();
  }
}

it("reads a catalog without a log as a file that nobody changes, and makes nothing beside it", () => {
  const dir = join(temporaryDirectory(), "odd #?% name");
  mkdirSync(dir);
  const { path, close } = written(dir);
  close();
  expect(readdirSync(dir)).toEqual(["catalog.sqlite"]);
  expect(readableFile(path, false).name).toMatch(/^file:\/\/.*\?immutable=1$/);
  expect(rowsIn(path)).toBe(2);
  expect(readdirSync(dir)).toEqual(["catalog.sqlite"]);
});

it("reads what a crash left in the log by a copy, which is gone afterwards", () => {
  const { path, close } = written(temporaryDirectory());
  const still = join(temporaryDirectory(), "catalog.sqlite");
  for (const suffix of ["", "-wal"]) copyFileSync(path + suffix, still + suffix);
  close();
  const file = readableFile(still, false);
  expect(file.name).not.toContain(still);
  file.release();
  expect(existsSync(file.name)).toBe(false);
  expect(rowsIn(still)).toBe(2);
  expect(existsSync(`${still}-shm`)).toBe(false);
});

it("takes the file itself where it can be written", () => {
  const { path, close } = written(temporaryDirectory());
  expect(readableFile(path).name).toBe(path);
  close();
});
