// All of it together: news kept on disk go out over real sockets to a receiver and a mail server, once, and after a kill
// once more under the same id.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SmtpMailer } from "#adapters/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { VirtualClock } from "#lab/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { NEWS_TABLES, SqliteNews } from "#store/catalog/sqlite/watch/news-table.js";
import { NewsDesk, newsWays } from "#watch/index.js";
import { MemoryLogger, temporaryDirectory } from "../../support/archives/archives.js";
import { mailChannel, newsAt, newsItem, webhookChannel } from "../../support/news/news-samples.js";
import { startSmtpServer } from "../../support/news/smtp-server.js";
import { startReceiver } from "../../support/news/webhook-receiver.js";

const HOUR_MS = 3_600_000;

/** A process of its own kind: another desk on the same file. */
function opened(path: string, isNew = false) {
  const driver = new SqliteDriver(path, "write");
  if (isNew) driver.exec(NEWS_TABLES);
  const store = new SqliteNews(driver);
  return { desk: new NewsDesk(store, new MemoryLogger()), store, kill: () => driver.close() };
}

it("reaches everybody once, and what was in flight at a kill once more under its id", async () => {
  const stop = new AbortController();
  let isKilled = true;
  const receiver = await startReceiver(() =>
    isKilled ? (stop.abort(new Error("killed")), null) : { status: 200 },
  );
  const smtp = await startSmtpServer();
  const channels = [webhookChannel(receiver.url), mailChannel(`smtp://127.0.0.1:${smtp.port}`)];
  const fetcher = new HttpFetcher({
    clock: new VirtualClock({ startAt: newsAt() }),
    userAgent: "isochron-test",
    allowPrivate: true,
  });
  onTestFinished(() => fetcher.close());
  const ways = newsWays({
    fetcher,
    mailer: new SmtpMailer(),
    secrets: async () => "",
    room: "http://r.example",
  });
  const path = join(temporaryDirectory(), "watch.sqlite");

  const first = opened(path, true);
  await first.desk.tell([newsItem(1), newsItem(2)], channels, null, newsAt());
  await first.desk.deliver(ways, { channels, now: () => newsAt(), signal: stop.signal });
  first.kill();
  expect(receiver.posts).toHaveLength(1);
  isKilled = false;

  const second = opened(path);
  onTestFinished(() => second.kill());
  // The turn that found them is done again, and finds them again.
  expect(await second.desk.tell([newsItem(1), newsItem(2)], channels, null, newsAt(1))).toEqual([]);
  const round = { channels, now: () => newsAt(HOUR_MS) };
  expect(await second.desk.deliver(ways, round)).toBe(2);
  expect(await second.desk.deliver(ways, round)).toBe(0);
  const [before, after] = receiver.posts;
  expect(receiver.posts).toHaveLength(2);
  expect([after!.headers["webhook-id"], after!.body]).toEqual([before!.headers["webhook-id"], before!.body]);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]!.data).toMatch(/^Message-ID: <isochron-[\da-f]{32}@demo\.example>\r$/m);
  expect(await second.store.counts()).toEqual({ waiting: 0, delivered: 2, givenUp: 0, repeated: 1 });
});
