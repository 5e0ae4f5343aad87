// What every store of hints must do.
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import type { HeardHint, HintSource, HintStore } from "#ports/index.js";

const DAY = 86_400_000;
const at = (ms: number) => instant(1_700_006_400_000 + ms);
const page = (name: string | number): PageUrl => `http://a.test/${name}` as PageUrl;
const FEED = page("feed");

function source(url: PageUrl, rest: Partial<HintSource> = {}): HintSource {
  return {
    site: "a.test",
    url,
    kind: "feed",
    by: "plan",
    parent: null,
    hosts: null,
    dueAt: at(0),
    idle: 2,
    etag: null,
    lastModified: null,
    digest: null,
    readAt: null,
    next: null,
    tried: 0,
    right: 0,
    expected: 0,
    ...rest,
  };
}

function claim(name: string | number, claimed: number, rest: Partial<HeardHint> = {}): HeardHint {
  return {
    site: "a.test",
    url: page(name),
    source: FEED,
    claimed: at(claimed),
    heardAt: at(100),
    isOpen: true,
    ...rest,
  };
}

const trial = (name: string | number, ms: number, wasRight: boolean, expected = 0) => ({
  site: "a.test",
  url: page(name),
  lookedAt: at(ms),
  wasRight,
  expected,
});

/** Runs the suite on stores that begin empty. */
export function hintSuite(name: string, open: () => HintStore): void {
  describe(`${name} as a store of hints`, () => {
    it("keeps sources in the order in which they came, and leaves what trials taught when one is replaced", async () => {
      const store = open();
      const full = source(page("map.xml"), {
        kind: "sitemap",
        by: "index",
        parent: page("index.xml"),
        hosts: ["a.test", 'b"\u{1f600}.test'],
        etag: 'W/"x"',
        lastModified: at(7),
        digest: "sha-256:00",
        readAt: at(5),
        next: page("next"),
      });
      await store.put([source(FEED), full]);
      await store.put([source(FEED, { site: "b.test" })]);
      expect(await store.sources("a.test")).toEqual([source(FEED), full]);
      await store.hear([claim(1, 10)]);
      await store.settle(trial(1, 200, true, 0.25));
      await store.put([source(FEED, { idle: 5, tried: 9, right: 9 })]);
      const [feed] = await store.sources("a.test");
      expect(feed).toEqual(source(FEED, { idle: 5, tried: 1, right: 1, expected: 0.25 }));
      expect(await store.sources("b.test")).toEqual([source(FEED, { site: "b.test" })]);
      expect(await store.sources("c.test")).toEqual([]);
    });

    it("knows what each source said last of a page, and of no other site's", async () => {
      const store = open();
      await store.put([source(FEED), source(page("other")), source(FEED, { site: "b.test" })]);
      await store.hear([claim(1, 10), claim(2, 20, { isOpen: false }), claim("x'y\"é", 30)]);
      await store.hear([claim(1, 15), claim(1, 99, { source: page("other") })]);
      // Whoever is no source has nothing to say.
      await store.hear([claim(1, 50, { source: page("stranger") })]);
      const asked = [page(1), page(2), page(3), page("x'y\"é")];
      expect([...(await store.claims("a.test", FEED, asked))]).toEqual([
        [page(1), at(15)],
        [page(2), at(20)],
        [page("x'y\"é"), at(30)],
      ]);
      expect(await store.claims("b.test", FEED, asked)).toEqual(new Map());
      expect(await store.claims("a.test", page("stranger"), asked)).toEqual(new Map());
      expect(await store.claims("a.test", FEED, [])).toEqual(new Map());
    });

    it("hands out open claims, the newest first; a look closes those heard before it and counts them", async () => {
      const store = open();
      await store.put([source(FEED), source(page("other"))]);
      const late = claim(1, 10, { source: page("other"), heardAt: at(300) });
      await store.hear([claim(1, 10), claim(2, 20), claim(3, 30, { isOpen: false }), late]);
      const { isOpen: _, ...lateHint } = late;
      expect((await store.open("a.test", 9)).map(({ url, source: by }) => [url, by])).toEqual([
        [page(1), page("other")],
        [page(1), FEED],
        [page(2), FEED],
      ]);
      expect(await store.open("a.test", 1)).toEqual([lateHint]);
      await store.settle(trial(1, 200, true, 0.5));
      await store.settle(trial(1, 201, true));
      await store.settle(trial(2, 99, false));
      await store.settle(trial(3, 200, true));
      expect((await store.open("a.test", 9)).map(({ heardAt }) => heardAt)).toEqual([at(300), at(100)]);
      await store.settle(trial(2, 100, false));
      const [feed, other] = await store.sources("a.test");
      expect(feed).toMatchObject({ tried: 2, right: 1, expected: 0.5 });
      expect(other).toMatchObject({ tried: 0, right: 0 });
      // What is closed is still known.
      expect((await store.claims("a.test", FEED, [page(1)])).get(page(1))).toBe(at(10));
    });

    it("lets old trials count less, so that a source that changed is found out", async () => {
      const store = open();
      await store.put([source(FEED)]);
      for (let n = 0; n < 250; n++) {
        await store.hear([claim(1, n)]);
        await store.settle(trial(1, 200, n >= 150));
      }
      const [{ tried, right }] = (await store.sources("a.test")) as [HintSource];
      expect(tried).toBeLessThanOrEqual(101);
      expect(right / tried).toBeGreaterThan(0.7);
    });

    it("forgets claims about pages that are listed no more, open ones after their time", async () => {
      const store = open();
      await store.put([source(FEED), source(page("other"))]);
      const old = { heardAt: at(50) };
      await store.hear([claim(1, 1), claim(2, 2), claim(3, 3, { isOpen: false }), claim(4, 4, old)]);
      await store.hear([claim(5, 5, { source: page("other"), isOpen: false })]);
      await store.retain("a.test", FEED, [page(1)], at(100));
      const all = [1, 2, 3, 4, 5].map(page);
      expect([...(await store.claims("a.test", FEED, all)).keys()]).toEqual([page(1), page(2)]);
      expect([...(await store.claims("a.test", page("other"), all)).keys()]).toEqual([page(5)]);
      await store.retain("a.test", FEED, [], at(101));
      expect(await store.claims("a.test", FEED, all)).toEqual(new Map());
    });

    it("takes fifty thousand claims at once", async () => {
      const store = open();
      await store.put([source(FEED)]);
      const many = Array.from({ length: 50_000 }, (_, n) => claim(n, n, { isOpen: n % 2 === 0 }));
      await store.hear(many);
      expect((await store.claims("a.test", FEED, many.map(({ url }) => url))).size).toBe(50_000); // prettier-ignore
      await store.retain("a.test", FEED, many.slice(0, 10).map(({ url }) => url), at(101)); // prettier-ignore
      expect(await store.open("a.test", 99)).toHaveLength(5);
    });

    it("counts requests by the day, also when the clock is set back, and forgets sites but not what they spent", async () => {
      const store = open();
      expect(await store.spend("a.test", at(0), 3)).toBe(3);
      expect(await store.spend("a.test", at(DAY - 1), 2)).toBe(5);
      expect(await store.spend("a.test", at(5), -1)).toBe(4);
      expect(await store.spend("b.test", at(0), 0)).toBe(0);
      expect(await store.spend("a.test", at(DAY), 1)).toBe(1);
      expect(await store.spend("a.test", at(DAY - 1), 1)).toBe(2);
      expect(await store.spend("a.test", at(DAY), 0)).toBe(2);
      // A clock that was wrong by days does not hold up the days that come.
      expect(await store.spend("a.test", at(90 * DAY), 1)).toBe(1);
      expect(await store.spend("a.test", at(DAY), 1)).toBe(1);
      await store.put([source(FEED), source(FEED, { site: "b.test" }), source(page("other"))]);
      await store.hear([claim(1, 1), claim(1, 1, { site: "b.test" })]);
      await store.drop("a.test", [FEED]);
      expect(await store.open("a.test", 9)).toEqual([]);
      expect((await store.sources("a.test")).map(({ url }) => url)).toEqual([page("other")]);
      await store.put([source(FEED)]);
      expect(await store.claims("a.test", FEED, [page(1)])).toEqual(new Map());
      await store.forget("a.test");
      expect(await store.sources("a.test")).toEqual([]);
      expect(await store.open("b.test", 9)).toHaveLength(1);
      expect(await store.spend("a.test", at(DAY), 0)).toBe(1);
    });
  });
}
