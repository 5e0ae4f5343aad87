// Time here is what the test says it is: the desk has no timers, and is asked again and again.
import { describe, expect, it } from "vitest";
import { instant, type NewsChannel } from "#model/index.js";
import type { Delivery } from "#ports/index.js";
import { MemoryNews } from "#store/index.js";
import { NewsDesk, type NewsWays } from "#watch/index.js";
import { MemoryLogger } from "../../support/archives/archives.js";
import {
  EVERYTHING,
  mailChannel,
  newsAt,
  newsItem,
  webhookChannel,
} from "../../support/news/news-samples.js";

type Answer = Awaited<ReturnType<NewsWays["webhook"]>> | Error;

const HOUR = 3_600_000;
const HOOK = webhookChannel("http://127.0.0.1/hook");
const POST = mailChannel("smtp://127.0.0.1");
const FEED: NewsChannel = { name: "all", way: { kind: "feed" }, rule: EVERYTHING };

/** A desk with ways that answer as they are told, and note what they were given. */
function desk(
  answer: (delivery: Delivery) => Answer = () => ({ kind: "arrived" }),
  store = new MemoryNews(),
) {
  const brought: Delivery[] = [];
  const logger = new MemoryLogger();
  const bring = async (_channel: unknown, delivery: Delivery) => {
    brought.push(delivery);
    const said = answer(delivery);
    if (said instanceof Error) throw said;
    return said;
  };
  const ways: NewsWays = { webhook: bring, mail: bring };
  const made = new NewsDesk(store, logger);
  const deliver = (ms: number, channels: readonly NewsChannel[] = [HOOK, POST, FEED], signal?: AbortSignal) =>
    made.deliver(ways, { channels, now: () => newsAt(ms), ...(signal && { signal }) });
  return { desk: made, store, brought, deliver, logger };
}

describe("what is due of news", () => {
  it("webhooks at once, digests at the end of their period, nothing of feeds", async () => {
    const { desk: made, store } = desk();
    const posts = (["hour", "day", "week"] as const).map((every): NewsChannel => {
      const { way } = mailChannel("smtp://127.0.0.1") as NewsChannel & { way: { kind: "mail" } };
      return mailChannel("", { name: every, way: { ...way, every } as NewsChannel["way"] });
    });
    await made.tell([newsItem(1)], [HOOK, FEED, ...posts], null, newsAt());
    const due = await store.take({ now: instant(Date.UTC(2027, 0)), limit: 9, bringing: new Set() });
    expect(due.map(({ channel, dueAt }) => [channel, new Date(dueAt).toISOString()])).toEqual([
      ["hook", "2026-11-16T09:20:00.000Z"],
      ["hour", "2026-11-16T10:00:00.000Z"],
      ["day", "2026-11-17T00:00:00.000Z"],
      ["week", "2026-11-23T00:00:00.000Z"],
    ]);
  });

  it.each([
    ["2026-11-15T23:59:59.999Z", "2026-11-16T00:00:00.000Z"],
    ["2026-11-16T00:00:00.000Z", "2026-11-23T00:00:00.000Z"],
  ])("a week ends with Sunday: what is told at %s is due at %s", async (now, end) => {
    const { desk: made, store } = desk();
    const { way } = POST as NewsChannel & { way: { kind: "mail" } };
    const weekly = { ...POST, way: { ...way, every: "week" } as NewsChannel["way"] };
    await made.tell([newsItem(1)], [weekly], null, instant(Date.parse(now)));
    const [due] = await store.take({ now: instant(Date.UTC(2027, 0)), limit: 9, bringing: new Set() });
    expect(new Date(due!.dueAt).toISOString()).toBe(end);
  });

  it("over the channels that the site names, by their rules; all are kept", async () => {
    const { desk: made, brought, deliver, store } = desk();
    const picky = { ...HOOK, name: "picky", rule: { ...EVERYTHING, words: ["prices"] } };
    const channels = [HOOK, picky, { ...HOOK, name: "other" }];
    const withText = { ...newsItem(2), changedText: "new prices" };
    expect(await made.tell([newsItem(1), withText], channels, ["hook", "picky"], newsAt())).toEqual([
      newsItem(1),
      newsItem(2),
    ]);
    await deliver(0, channels);
    expect(brought.map(({ channel, items }) => [channel, items.length])).toEqual([
      ["hook", 2],
      ["picky", 1],
    ]);
    expect((await store.list({ limit: 9 })).map(({ item }) => item)).toEqual([newsItem(2), newsItem(1)]);
    expect(await made.tell([newsItem(1)], channels, null, newsAt(1))).toEqual([]);
    expect(await deliver(HOUR, channels)).toBe(0);
  });

  it("at most a hundred news in one message of a webhook", async () => {
    const { desk: made, brought, deliver } = desk();
    const many = Array.from({ length: 250 }, (_, i) => newsItem(i));
    await made.tell(many, [HOOK], null, newsAt());
    expect(await deliver(0)).toBe(3);
    expect(brought.map(({ items }) => items.length)).toEqual([100, 100, 50]);
  });
});

describe("bringing news", () => {
  it("is tried again after pauses that grow, for some three days, then given up, on record", async () => {
    const {
      desk: made,
      brought,
      deliver,
      store,
      logger,
    } = desk(() => ({ kind: "failed", why: "answered 500" }));
    await made.tell([newsItem(1)], [HOOK], null, newsAt());
    const triedAt: number[] = [];
    for (let minute = 0; minute < 5 * 24 * 60; minute++) {
      const before = brought.length;
      await deliver(minute * 60_000);
      if (brought.length > before) triedAt.push(minute);
    }
    const pauses = triedAt.slice(1).map((minute, i) => minute - triedAt[i]!);
    expect(pauses).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440]);
    expect(new Set(brought.map(({ key }) => key)).size).toBe(1);
    expect(await store.counts()).toEqual({ waiting: 0, delivered: 0, givenUp: 1, repeated: 0 });
    expect((await store.troubles(1))[0]).toMatchObject({ why: "answered 500", again: null, tries: 9 });
    expect(logger.lines.at(-1)!.message).toBe("news did not arrive, given up: answered 500");
  });

  it("goes on when the receiver is there again", async () => {
    let isUp = false;
    const {
      desk: made,
      deliver,
      store,
    } = desk(() => (isUp ? { kind: "arrived" } : { kind: "failed", why: "down" }));
    await made.tell([newsItem(1)], [HOOK], null, newsAt());
    expect(await deliver(0)).toBe(0);
    isUp = true;
    expect(await deliver(59_999)).toBe(0);
    expect(await deliver(60_000)).toBe(1);
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 1 });
    expect(await store.troubles(9)).toEqual([]);
  });

  it("is given up at once where it is refused, or where there is no such channel any more", async () => {
    const { desk: made, deliver, store } = desk(() => ({ kind: "refused", why: "gone (410)" }));
    await made.tell(
      [newsItem(1)],
      [HOOK, { ...HOOK, name: "removed" }, { ...HOOK, name: "all" }],
      null,
      newsAt(),
    );
    await deliver(0);
    expect((await store.troubles(9)).map(({ channel, why }) => [channel, why])).toEqual([
      ["hook", "gone (410)"],
      ["removed", "there is no such channel any more"],
      ["all", "the channel has become a feed, which its readers fetch"],
    ]);
    expect(await store.counts()).toMatchObject({ waiting: 0, givenUp: 3 });
  });

  it("knocks once in a round at a door that is shut, and keeps the other channels going", async () => {
    const isShut = ({ channel }: Delivery) => channel === "hook";
    const {
      desk: made,
      brought,
      deliver,
      store,
    } = desk((one) => (isShut(one) ? new Error("no way\r\nthere") : { kind: "arrived" }));
    const many = Array.from({ length: 300 }, (_, i) => newsItem(i));
    await made.tell(many, [HOOK, { ...HOOK, name: "open" }], null, newsAt());
    const channels = [HOOK, { ...HOOK, name: "open" }];
    expect(await deliver(0, channels)).toBe(3);
    expect(brought.filter(isShut)).toHaveLength(1);
    expect((await store.troubles(9)).map(({ why }) => why)).toEqual([
      "no way there",
      "not tried, as the one before it over this channel failed: no way there",
      "not tried, as the one before it over this channel failed: no way there",
    ]);
  });

  it("of what was in flight at a kill, once more under the same key, counted; a crash that repeats ends", async () => {
    const store = new MemoryNews();
    const never = new AbortController();
    let { desk: made, deliver, brought } = desk(() => (never.abort(), new Error("killed")), store);
    await made.tell([newsItem(1)], [HOOK], null, newsAt());
    await deliver(0, [HOOK], never.signal);
    expect(await store.counts()).toEqual({ waiting: 1, delivered: 0, givenUp: 0, repeated: 0 });
    const [{ key }] = brought as [Delivery];
    ({ desk: made, deliver, brought } = desk(undefined, store));
    expect(await deliver(1)).toBe(1);
    expect([brought[0]!.key, brought[0]!.tries]).toEqual([key, 2]);
    expect(await store.counts()).toEqual({ waiting: 0, delivered: 1, givenUp: 0, repeated: 1 });

    await made.tell([newsItem(2)], [HOOK], null, newsAt());
    for (let start = 0; start < 9; start++)
      await store.take({ now: newsAt(1), limit: 9, bringing: new Set() });
    await deliver(2);
    expect(brought).toHaveLength(1);
    expect((await store.troubles(1))[0]).toMatchObject({
      again: null,
      why: "it was begun too often without an end",
    });
  });

  it("puts back what it has not begun when it is stopped", async () => {
    const { desk: made, deliver, store, brought } = desk();
    await made.tell([newsItem(1)], [HOOK], null, newsAt());
    expect(await deliver(0, [HOOK], AbortSignal.abort())).toBe(0);
    expect(brought).toEqual([]);
    const [one] = await store.take({ now: newsAt(), limit: 9, bringing: new Set() });
    expect(one!.tries).toBe(1);
    expect((await store.counts()).repeated).toBe(0);
  });

  it("does not take up again what it is bringing", async () => {
    let finish = (): void => undefined;
    const { desk: made, store } = desk();
    const waits = new Promise<void>((resolve) => (finish = resolve));
    const bring = () => waits.then(() => ({ kind: "arrived" }) as const);
    const round = { channels: [HOOK], now: () => newsAt() };
    await made.tell([newsItem(1)], [HOOK], null, newsAt());
    const first = made.deliver({ webhook: bring, mail: bring }, round);
    await Promise.resolve();
    await Promise.resolve();
    expect(await made.deliver({ webhook: bring, mail: bring }, round)).toBe(0);
    finish();
    expect(await first).toBe(1);
    expect(await store.counts()).toMatchObject({ delivered: 1, repeated: 0 });
  });
});
