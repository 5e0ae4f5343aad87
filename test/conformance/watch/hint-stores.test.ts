// Every store of hints passes the same suite; the one on disk stays.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { HINT_TABLES, SqliteHints } from "#store/catalog/sqlite/watch/hint-table.js";
import { MemoryHints } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { hintSuite } from "./hint-store.suite.js";

function opened(path: string, tables: string): SqliteHints {
  const driver = new SqliteDriver(path, "write");
  onTestFinished(() => driver.close());
  driver.exec(`PRAGMA synchronous = OFF; ${tables}`);
  return new SqliteHints(driver);
}

hintSuite("SQLite", () => opened(join(temporaryDirectory(), "watch.sqlite"), HINT_TABLES));
hintSuite("memory", () => new MemoryHints());

it("what one process counted the next one counts on from", async () => {
  const path = join(temporaryDirectory(), "watch.sqlite");
  const before = opened(path, HINT_TABLES);
  expect(await before.spend("a.test", instant(5), 2)).toBe(2);
  const after = opened(path, "");
  expect(await after.spend("a.test", instant(6), 1)).toBe(3);
  expect(await after.claims("a.test", "http://a.test/" as PageUrl, [])).toEqual(new Map());
});
