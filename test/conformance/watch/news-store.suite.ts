// What every store of news must do.
import { describe, expect, it } from "vitest";
import type { Delivery, NewDelivery, NewsStore } from "#ports/index.js";
import { HOSTILE_TEXTS, newsAt, newsItem } from "../../support/news/news-samples.js";

const due = (numbers: readonly number[], over: Partial<NewDelivery> = {}): NewDelivery => ({
  channel: "hook",
  news: numbers.map((number) => newsItem(number).id),
  dueAt: newsAt(1000),
  most: Infinity,
  ...over,
});
const items = (...numbers: readonly number[]) => numbers.map((number) => newsItem(number));
const take = (
  store: NewsStore,
  ms: number,
  bringing: readonly number[] = [],
  limit = 10,
): Promise<Delivery[]> => store.take({ now: newsAt(ms), limit, bringing: new Set(bringing) });
const told = ({ items: brought }: Delivery): string[] => brought.map(({ title }) => title.replace(/\D+/, ""));

/** Runs the suite on stores that begin empty. */
export function newsStoreSuite(name: string, open: () => Promise<NewsStore>): void {
  describe(`${name} as a list of news`, () => {
    it("keeps what is not known yet, and says which that was", async () => {
      const store = await open();
      expect(await store.add(items(1, 2), [])).toEqual(items(1, 2));
      const changed = newsItem(2, { title: "found again, in other words" });
      expect(await store.add([changed, newsItem(3), newsItem(3)], [])).toEqual(items(3));
      expect((await store.list({ limit: 9 })).map(({ item }) => item)).toEqual(items(3, 2, 1));
    });

    it("lists newest first, in parts, by site", async () => {
      const store = await open();
      const other = newsItem(4, { site: "other.example" });
      await store.add([...items(1, 2, 3), other, newsItem(5)], []);
      const first = await store.list({ limit: 2, site: "demo.example" });
      expect(first.map(({ item }) => item)).toEqual(items(5, 3));
      const rest = await store.list({ limit: 9, site: "demo.example", before: first.at(-1)!.no });
      expect(rest.map(({ item }) => item)).toEqual(items(2, 1));
      expect((await store.list({ limit: 1, site: "other.example" }))[0]!.item).toEqual(other);
      expect(await store.list({ limit: 9, site: "none.example" })).toEqual([]);
      expect(await store.find(first[0]!.item.id)).toEqual(first[0]);
      expect(await store.find("urn:isochron:news:none")).toBeNull();
    });

    it("gives back every text as it was", async () => {
      const store = await open();
      const hostile = HOSTILE_TEXTS.map((text, i) => newsItem(i, { title: text, summary: text, url: null }));
      await store.add(hostile, []);
      expect((await store.list({ limit: 99 })).map(({ item }) => item)).toEqual(hostile.toReversed());
    });
  });

  describe(`${name} as a list of deliveries`, () => {
    it("hands out what is due, the oldest first, each once", async () => {
      const store = await open();
      await store.add(items(1, 2), [due([1], { dueAt: newsAt(2000) }), due([2], { channel: "post" })]);
      expect(await take(store, 999)).toEqual([]);
      const both = await take(store, 2000);
      expect(both.map(({ channel, tries, dueAt, left }) => [channel, tries, dueAt, left])).toEqual([
        ["post", 1, newsAt(1000), 0],
        ["hook", 1, newsAt(2000), 0],
      ]);
      expect(both.map(told)).toEqual([["2"], ["1"]]);
      expect(new Set(both.map(({ key }) => key)).size).toBe(2);
      expect(
        await take(
          store,
          2000,
          both.map(({ id }) => id),
        ),
      ).toEqual([]);
    });

    it("joins what waits for the same channel and time until somebody has tried it", async () => {
      const store = await open();
      await store.add(items(1), [due([1])]);
      await store.add(items(2), [due([2])]);
      const [first] = await take(store, 1000);
      expect(told(first!)).toEqual(["1", "2"]);
      await store.failed(first!.id, { at: newsAt(1000), why: "no", again: newsAt(1000) });
      await store.add(items(3), [due([3])]);
      await store.add(items(4), [due([4])]);
      const [again, other] = await take(store, 1000);
      expect([told(again!), again!.key, again!.tries]).toEqual([["1", "2"], first!.key, 2]);
      expect(told(other!)).toEqual(["3", "4"]);
      expect(other!.key).not.toBe(first!.key);
    });

    it("opens another delivery where one is full", async () => {
      const store = await open();
      await store.add(items(1, 2, 3), [due([1, 2, 3], { most: 2 })]);
      await store.add(items(4, 5), [due([4, 5], { most: 2 })]);
      const taken = await take(store, 1000);
      expect(taken.map(told)).toEqual([["1", "2"], ["3", "4"], ["5"]]);
      expect(new Set(taken.map(({ key }) => key)).size).toBe(3);
    });

    it("makes nothing due of news that were known before", async () => {
      const store = await open();
      await store.add(items(1), [due([1])]);
      await store.add(items(1), [due([1], { dueAt: newsAt(500) }), due([1], { channel: "post" })]);
      expect((await take(store, 5000)).map(({ channel, dueAt }) => [channel, dueAt])).toEqual([
        ["hook", newsAt(1000)],
      ]);
    });

    it("counts the news of a long digest, and reads the first of them", async () => {
      const store = await open();
      const numbers = Array.from({ length: 230 }, (_, i) => i + 1);
      await store.add(items(...numbers), [due(numbers)]);
      const [{ items: read, left } = { items: [], left: 0 }] = await take(store, 1000);
      expect([read.length, left, read[0]!.id]).toEqual([200, 30, newsItem(1).id]);
    });

    it("tries again when it is told to, and never after the end", async () => {
      const store = await open();
      await store.add(items(1, 2), [due([1]), due([2], { channel: "post" })]);
      const [one, two] = await take(store, 1000);
      await store.failed(one!.id, { at: newsAt(1100), why: "busy", again: newsAt(9000) });
      await store.failed(two!.id, { at: newsAt(1200), why: "gone", again: null });
      expect(await store.troubles(9)).toEqual([
        { channel: "post", key: two!.key, tries: 1, at: newsAt(1200), why: "gone", again: null },
        { channel: "hook", key: one!.key, tries: 1, at: newsAt(1100), why: "busy", again: newsAt(9000) },
      ]);
      expect(await store.troubles(1)).toHaveLength(1);
      expect(await take(store, 8999)).toEqual([]);
      const [again] = await take(store, 9000);
      expect([again!.id, again!.tries, again!.dueAt]).toEqual([one!.id, 2, newsAt(9000)]);
      await store.delivered(one!.id, newsAt(9001));
      await store.delivered(one!.id, newsAt(9002));
      await store.failed(one!.id, { at: newsAt(9003), why: "late", again: newsAt(9003) });
      expect(await take(store, 99_999)).toEqual([]);
      expect(await store.counts()).toEqual({ waiting: 0, delivered: 1, givenUp: 1, repeated: 0 });
      expect(await store.troubles(9)).toHaveLength(1);
    });

    it("takes back what nobody tried, as if it had not been taken", async () => {
      const store = await open();
      await store.add(items(1), [due([1])]);
      const [one] = await take(store, 1000);
      await store.putBack(one!.id, newsAt(3000));
      expect(await take(store, 2999)).toEqual([]);
      expect((await take(store, 3000))[0]).toEqual({ ...one, dueAt: newsAt(3000) });
      expect((await store.counts()).repeated).toBe(0);
    });

    it("counts what was begun and has no end as repeated, under the same key", async () => {
      const store = await open();
      await store.add(items(1), [due([1])]);
      const [one] = await take(store, 1000);
      expect(await take(store, 1000, [one!.id])).toEqual([]);
      const [again] = await take(store, 1000);
      expect(again).toEqual({ ...one, tries: 2 });
      expect(await store.counts()).toEqual({ waiting: 1, delivered: 0, givenUp: 0, repeated: 1 });
    });

    it("takes no more at once than asked for", async () => {
      const store = await open();
      await store.add(items(1, 2, 3), [due([1, 2, 3], { most: 1 })]);
      const first = await take(store, 1000, [], 2);
      expect(first).toHaveLength(2);
      expect(
        await take(
          store,
          1000,
          first.map(({ id }) => id),
          2,
        ),
      ).toHaveLength(1);
    });
  });

  it(`${name} forgets what is old and ended, keeps what waits, and goes on counting`, async () => {
    const store = await open();
    await store.add(items(1, 2, 3), [due([1], { dueAt: newsAt(1) }), due([2], { dueAt: newsAt(2) })]);
    const [ended] = await take(store, 1);
    await store.delivered(ended!.id, newsAt(5));
    await store.trim(newsAt(5));
    expect((await store.list({ limit: 9 })).map(({ item }) => item)).toEqual(items(2));
    await store.trim(newsAt(6));
    expect(await store.counts()).toEqual({ waiting: 1, delivered: 1, givenUp: 0, repeated: 0 });
    expect((await take(store, 2)).map(told)).toEqual([["2"]]);
    await store.add(items(9), []);
    const places = (await store.list({ limit: 9 })).map(({ no }) => no);
    expect(places).toEqual([4, 2]);
  });
}
