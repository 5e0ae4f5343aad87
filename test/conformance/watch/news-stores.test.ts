// Every store of news passes the same suite; the one on disk stays when its process does not.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { NewsStore } from "#ports/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { NEWS_TABLES, SqliteNews } from "#store/catalog/sqlite/watch/news-table.js";
import { MemoryNews } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { newsAt, newsItem } from "../../support/news/news-samples.js";
import { newsStoreSuite } from "./news-store.suite.js";

function opened(path: string, isNew: boolean): { store: NewsStore; driver: SqliteDriver } {
  const driver = new SqliteDriver(path, "write");
  onTestFinished(() => driver.close());
  if (isNew) driver.exec(`PRAGMA journal_mode = WAL; ${NEWS_TABLES}`);
  return { store: new SqliteNews(driver), driver };
}

newsStoreSuite("SQLite", async () => opened(join(temporaryDirectory(), "watch.sqlite"), true).store);
newsStoreSuite("memory", async () => new MemoryNews());

it("what was in flight when a process died is brought again under the same key, and counted", async () => {
  const path = join(temporaryDirectory(), "watch.sqlite");
  const { store, driver } = opened(path, true);
  const due = { channel: "hook", dueAt: newsAt(), most: 1 };
  await store.add([newsItem(1), newsItem(2)], [{ ...due, news: [newsItem(1).id, newsItem(2).id] }]);
  const asked = { now: newsAt(), limit: 9, bringing: new Set<number>() };
  const [first, second] = await store.take(asked);
  await store.delivered(first!.id, newsAt(1));
  driver.close();
  const { store: later } = opened(path, false);
  expect(await later.take(asked)).toEqual([{ ...second, tries: 2 }]);
  expect(await later.counts()).toEqual({ waiting: 1, delivered: 1, givenUp: 0, repeated: 1 });
  expect(await later.add([newsItem(1)], [{ ...due, news: [newsItem(1).id] }])).toEqual([]);
});

it("a failure half-way leaves neither news nor deliveries", async () => {
  const { store, driver } = opened(join(temporaryDirectory(), "watch.sqlite"), true);
  driver.exec(
    "CREATE TRIGGER full BEFORE INSERT ON delivery_news BEGIN SELECT RAISE(ABORT, 'disk full'); END;",
  );
  const due = { channel: "hook", dueAt: newsAt(), most: 1, news: [newsItem(1).id] };
  await expect(store.add([newsItem(1)], [due])).rejects.toThrow();
  driver.exec("DROP TRIGGER full");
  expect(await store.list({ limit: 9 })).toEqual([]);
  expect((await store.counts()).waiting).toBe(0);
  expect(await store.add([newsItem(1)], [due])).toEqual([newsItem(1)]);
});
