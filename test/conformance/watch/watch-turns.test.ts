// Every memory of a watch tells turns alike: newest first, so many, and before an instant.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { WatchMemory } from "#ports/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { MEMORY_TABLES, SqliteWatchMemory } from "#store/catalog/sqlite/watch/memory-table.js";
import { MemoryWatch } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { HOUR_MS, watchAt, watchedStatus, watchTurn } from "../../support/watch/watch-samples.js";

const MEMORIES: readonly (readonly [string, () => WatchMemory])[] = [
  ["memory", () => new MemoryWatch()],
  [
    "SQLite",
    () => {
      const driver = new SqliteDriver(join(temporaryDirectory(), "watch.sqlite"), "write");
      onTestFinished(() => driver.close());
      driver.exec(MEMORY_TABLES);
      return new SqliteWatchMemory(driver);
    },
  ],
];

it.each(MEMORIES)("turns in %s", async (_name, open) => {
  const memory = open();
  const [site, status] = ["a.example", watchedStatus("a.example")];
  for (const hoursAgo of [3, 1, 2])
    await memory.endTurn({
      site,
      mind: null,
      pages: [],
      state: "{}",
      status,
      turn: watchTurn(site, hoursAgo),
    });
  const ago = async (limit: number, before?: number): Promise<number[]> =>
    (await memory.turns(site, limit, ...(before === undefined ? [] : [watchAt(-before * HOUR_MS)]))).map(
      ({ at }) => (watchAt() - at) / HOUR_MS,
    );
  expect(await ago(9)).toEqual([1, 2, 3]);
  expect(await ago(2)).toEqual([1, 2]);
  expect(await ago(9, 1)).toEqual([2, 3]);
  expect(await ago(1, 2)).toEqual([3]);
  expect(await ago(9, 3)).toEqual([]);
  expect(await memory.turns("b.example", 9)).toEqual([]);
});
