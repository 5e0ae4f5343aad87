// Every store of pauses gives back what was kept last, those kept last last; the one on disk stays, also in older files.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { PAUSE_TABLE, SqlitePauses } from "#store/catalog/sqlite/watch/pause-table.js";
import { MemoryPauses, openWatch } from "#store/index.js";
import type { PauseStore } from "#ports/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";

const STORES: readonly (readonly [string, () => PauseStore])[] = [
  ["memory", () => new MemoryPauses()],
  [
    "SQLite",
    () => {
      const driver = new SqliteDriver(join(temporaryDirectory(), "watch.sqlite"), "write");
      onTestFinished(() => driver.close());
      driver.exec(PAUSE_TABLE);
      return new SqlitePauses(driver);
    },
  ],
];

const A = { name: "host a.test", askedMs: 20_000, pauseMs: 1_000 };
const B = { name: "address 192.0.2.1", askedMs: 0, pauseMs: 4_000 };

it.each(STORES)("pauses in %s", async (_name, open) => {
  const store = open();
  expect(await store.all()).toEqual([]);
  await store.keep(A);
  await store.keep(B);
  await store.keep({ ...A, pauseMs: 300_000 });
  expect(await store.all()).toEqual([B, { ...A, pauseMs: 300_000 }]);
  await store.forget(B.name);
  await store.forget("host nobody.test");
  expect(await store.all()).toEqual([{ ...A, pauseMs: 300_000 }]);
});

it("a file that was made before there were pauses takes them, and keeps them", async () => {
  const dir = temporaryDirectory();
  openWatch(dir).close();
  const driver = new SqliteDriver(join(dir, "watch.sqlite"), "write");
  driver.exec("DROP TABLE kept_pauses");
  driver.close();
  const opened = openWatch(dir);
  await opened.pauses.keep(A);
  opened.close();
  const again = openWatch(dir);
  onTestFinished(() => again.close());
  expect(await again.pauses.all()).toEqual([A]);
});
