// A watch as the API tells of it: lists in pieces, those in trouble first, and what is known of sites and pages.
import { describe, expect, it, onTestFinished } from "vitest";
import type { WatchSiteStatus } from "#model/index.js";
import type { WatchMemoryReads } from "#ports/index.js";
import { startServers, type ServerOptions } from "#server/index.js";
import { siteListSchema } from "#server/sites-schema.js";
import {
  newsListSchema,
  pageWatchSchema,
  siteWatchSchema,
  watchListSchema,
  type WatchList,
} from "#server/watch-schema.js";
import { MemoryNews } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { HOSTILE_TEXTS, newsItem } from "../../support/news/news-samples.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";
import {
  HOUR_MS,
  watchAt,
  watchedPage,
  watchedStatus,
  watchOf,
  watchTurn,
} from "../../support/watch/watch-samples.js";

const SITE = "demo.example";
const late = { nextTurnAt: watchAt(-HOUR_MS) };

async function served(
  watch: WatchMemoryReads | null,
  over: Partial<ServerOptions> & { busy?: boolean } = {},
) {
  const { busy = false, ...options } = over;
  const archive = { ...memoryArchive(new MemoryIndex(), {}), hasWriter: () => busy };
  const servers = await startServers({
    archive,
    port: 0,
    replayPort: 0,
    webDir: "/nonexistent",
    clock: { now: () => watchAt() },
    ...(watch !== null && { watch }),
    ...options,
  });
  onTestFinished(() => servers.close());
  return async (path: string): Promise<{ status: number; json: unknown; body: string }> => {
    const { status, body } = await ask(servers.uiUrl, path);
    return { status, body, json: body.startsWith("{") ? JSON.parse(body) : null };
  };
}

const namesIn = ({ sites }: WatchList): string[] =>
  sites.map(({ site, condition }) => `${site} ${condition}`);

describe("the list of sites under watch", () => {
  const several: readonly WatchSiteStatus[] = [
    watchedStatus("a.example"),
    watchedStatus("b.example", { condition: "paused", nextTurnAt: null }),
    watchedStatus("c.example", { condition: "dead", note: "nobody answers" }),
    watchedStatus("d.example", { condition: "spent", requestsToday: { spent: 500, most: 500 } }),
    watchedStatus("e.example", { condition: "disk-full" }),
    watchedStatus("f.example"),
  ];

  it("names those in trouble first, with sums over all of them", async () => {
    const get = await served(await watchOf(several));
    const list = watchListSchema.parse((await get("/api/watch")).json);
    expect(namesIn(list)).toEqual([
      "e.example disk-full",
      "c.example dead",
      "d.example spent",
      "a.example watching",
      "f.example watching",
      "b.example paused",
    ]);
    expect(list).toMatchObject({ next: null, canEdit: false });
    expect(list.sums).toEqual({
      sites: 6,
      conditions: { "disk-full": 1, dead: 1, "not-running": 0, spent: 1, watching: 2, paused: 1 },
      requestsToday: { spent: 5 * 140 + 500, most: 3000 },
      completeness: { share: expect.closeTo(0.92), low: expect.closeTo(0.84), high: expect.closeTo(0.97) },
      freshness: expect.closeTo(0.88),
    });
    expect(list.sites[1]!.figures).toMatchObject({
      note: "nobody answers",
      completeness: { share: 0.92, low: 0.84, high: 0.97 },
    });
  });

  it("is read on by its cursor without a gap, and searched by a part of a name", async () => {
    const get = await served(await watchOf(several));
    const whole = watchListSchema.parse((await get("/api/watch")).json);
    const read: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const cursor: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
      const part: WatchList = watchListSchema.parse((await get(`/api/watch?limit=2${cursor}`)).json);
      expect(part.sums).toEqual(whole.sums);
      read.push(...namesIn(part));
      next = part.next;
    }
    expect(read).toEqual(namesIn(whole));
    const found = watchListSchema.parse((await get("/api/watch?q=D.Ex")).json);
    expect(namesIn(found)).toEqual(["d.example spent"]);
    for (const query of ["limit=0", "limit=x", `q=${"x".repeat(301)}`])
      expect((await get(`/api/watch?${query}`)).status, query).toBe(404);
  });

  it("is empty where nothing is watched", async () => {
    const get = await served(null);
    const { sites, sums, next } = watchListSchema.parse((await get("/api/watch")).json);
    expect([sites, sums.sites, next]).toEqual([[], 0, null]);
    expect((await get("/metrics")).body).not.toContain("isochron_watch");
    expect((await get("/api/watch/news")).json).toEqual({ items: [], next: null });
  });

  it("says that nobody runs the watch when turns are overdue and nobody writes", async () => {
    const overdue = [
      watchedStatus("a.example", late),
      watchedStatus("b.example", { ...late, condition: "paused" }),
      watchedStatus("c.example", { nextTurnAt: watchAt(-HOUR_MS / 20) }),
      watchedStatus("d.example", { nextTurnAt: watchAt(-25 * HOUR_MS) }),
    ];
    const told = async (busy: boolean): Promise<string[]> => {
      const get = await served(await watchOf(overdue), { busy });
      return namesIn(watchListSchema.parse((await get("/api/watch")).json)).sort();
    };
    expect(await told(false)).toEqual([
      "a.example not-running",
      "b.example paused",
      "c.example watching",
      "d.example not-running",
    ]);
    // A whole capture is one long turn.
    expect((await told(true))[0]).toBe("a.example watching");
    expect((await told(true))[3]).toBe("d.example not-running");
  });
});

it("what was spent yesterday is not said to be spent today where nobody looks any more", async () => {
  const [today, yesterday] = [watchAt(-HOUR_MS), watchAt(-13 * HOUR_MS)];
  const lastMonth = watchAt(-20 * 24 * HOUR_MS);
  const paused = (site: string, at: typeof today) =>
    watchedStatus(site, { condition: "paused", nextTurnAt: null, at });
  const memory = await watchOf([
    paused("a.example", today),
    paused("b.example", yesterday),
    paused("c.example", lastMonth),
    watchedStatus("d.example", { at: yesterday }),
  ]);
  const { sites } = watchListSchema.parse((await (await served(memory))("/api/watch")).json);
  const spent = sites.map(({ site, figures }) => [
    site,
    figures!.requestsToday.spent,
    figures!.bytesThisMonth.spent,
  ]);
  expect(spent).toEqual([
    ["d.example", 140, 1.2e9],
    ["a.example", 140, 1.2e9],
    ["b.example", 0, 1.2e9],
    ["c.example", 0, 0],
  ]);
});

describe("a site under watch", () => {
  it("tells its turns newest first, in pieces, with the first of the pages that each chose", async () => {
    const chosen = Array.from({ length: 40 }, (_, i) => ({
      ...watchTurn(SITE, 1).chosen[0]!,
      index: 1 / (i + 1),
    }));
    const turns = [watchTurn(SITE, 3, { kind: "sharp" }), watchTurn(SITE, 2), watchTurn(SITE, 1, { chosen })];
    const get = await served(await watchOf([watchedStatus(SITE)], turns));
    const first = siteWatchSchema.parse((await get(`/api/watch/sites/${SITE}?limit=2`)).json);
    expect(first.turns!.map(({ at }) => at)).toEqual([watchAt(-HOUR_MS), watchAt(-2 * HOUR_MS)]);
    expect([first.turns![0]!.chosen.length, first.turns![0]!.chosenInAll]).toEqual([25, 40]);
    const rest = siteWatchSchema.parse(
      (await get(`/api/watch/sites/${SITE}?limit=2&before=${first.next}`)).json,
    );
    expect([rest.turns!.map(({ kind }) => kind), rest.next]).toEqual([["sharp"], null]);
    expect(rest.watch.figures!.nextLooks[0]!.because).toBe("own-rate");
    expect(rest.feed).toBeNull();
  });

  it("is absent in one line where nobody watches it", async () => {
    const get = await served(await watchOf([watchedStatus(SITE)]));
    const { status, json } = await get("/api/watch/sites/none.example");
    expect([status, json]).toEqual([
      404,
      { error: { code: "NOT_FOUND", message: "this site is not under watch" } },
    ]);
    for (const query of ["limit=0", "limit=201", "before=x", "before=-1"])
      expect((await get(`/api/watch/sites/${SITE}?${query}`)).status, query).toBe(404);
  });

  it("is told of in the list of all sites too", async () => {
    const report = makeReport({ pages: 3, verdictOf: () => "sharp" }, { site: SITE });
    const archive = memoryArchive(new MemoryIndex(), { reports: [report] });
    const get = await served(await watchOf([watchedStatus(SITE, { condition: "dead" })]), { archive });
    const { sites } = siteListSchema.parse((await get("/api/sites")).json);
    expect(sites[0]!.watch).toMatchObject({ condition: "dead", nextSharpAt: watchAt(5 * 24 * HOUR_MS) });
    const none = siteListSchema.parse((await (await served(null, { archive }))("/api/sites")).json);
    expect(none.sites[0]!.watch).toBeNull();
  });
});

describe("a page under watch", () => {
  const url = `http://${SITE}/news/`;
  const asked = (page: string): string => `/api/watch/sites/${SITE}/page?url=${encodeURIComponent(page)}`;

  it("tells when turns chose it and why, and whether it is among the next", async () => {
    const chosen = [{ url: watchedPage(url).url, because: "hint", index: 0.4 }];
    const turns = [watchTurn(SITE, 30, { chosen }), watchTurn(SITE, 20), watchTurn(SITE, 3, { chosen })];
    const memory = await watchOf([watchedStatus(SITE)], turns, [watchedPage(url)]);
    const get = await served(memory);
    const page = pageWatchSchema.parse((await get(asked(url))).json);
    expect(page).toMatchObject({ site: SITE, state: "watched", turns: 3, nextBecause: "hint" });
    expect(page.chosen).toEqual([
      { at: watchAt(-3 * HOUR_MS), because: "hint", index: 0.4 },
      { at: watchAt(-30 * HOUR_MS), because: "hint", index: 0.4 },
    ]);
    expect(page.turnsSince).toBe(watchAt(-30 * HOUR_MS));
  });

  it("is absent where nobody watches it", async () => {
    const get = await served(await watchOf([watchedStatus(SITE)], [], [watchedPage(url)]));
    expect((await get(asked(`http://${SITE}/other`))).json).toEqual({
      error: { code: "NOT_FOUND", message: "this page is not under watch" },
    });
    expect((await get(`/api/watch/sites/${SITE}/page`)).status).toBe(404);
  });
});

describe("news", () => {
  it("come newest first, in pieces, of all sites or of one, as they were written", async () => {
    const news = new MemoryNews();
    const hostile = HOSTILE_TEXTS.map((text, i) => newsItem(100 + i, { title: text, site: "other.example" }));
    await news.add([newsItem(1), newsItem(2), ...hostile, newsItem(3)], []);
    const get = await served(null, { news });
    const first = newsListSchema.parse((await get("/api/watch/news?site=demo.example&limit=2")).json);
    expect(first.items).toEqual([newsItem(3), newsItem(2)]);
    const before = encodeURIComponent(first.next!);
    const rest = newsListSchema.parse(
      (await get(`/api/watch/news?site=demo.example&limit=2&before=${before}`)).json,
    );
    expect([rest.items, rest.next]).toEqual([[newsItem(1)], null]);
    const all = newsListSchema.parse((await get("/api/watch/news?limit=200")).json);
    expect(all.items.slice(1, -2)).toEqual(hostile.toReversed());
    for (const query of ["limit=201", "before=urn:none", `site=${"x".repeat(601)}`])
      expect((await get(`/api/watch/news?${query}`)).status, query).toBe(404);
  });
});

it("metrics sum up looks, versions, budgets and deliveries, and count sites by condition", async () => {
  const news = new MemoryNews();
  const due = { channel: "hook", dueAt: watchAt(), most: 9 };
  await news.add([newsItem(1), newsItem(2)], [{ ...due, news: [newsItem(1).id] }]);
  const memory = await watchOf([
    watchedStatus("a.example"),
    watchedStatus("b.example", {
      condition: "dead",
      pages: { watched: 1236, asleep: 31, gone: 8 },
      completeness: { share: 0.5, low: 0.25, high: 0.75 },
      freshness: 0.5,
    }),
  ]);
  const { body } = await (await served(memory, { news }))("/metrics");
  for (const line of [
    'isochron_watch_sites{condition="dead"} 1',
    'isochron_watch_sites{condition="watching"} 1',
    'isochron_watch_pages{state="asleep"} 62',
    "isochron_watch_looks 10460",
    "isochron_watch_versions 776",
    "isochron_watch_requests_today 280",
    "isochron_watch_bytes_this_month 2400000000",
    // Three pages of the second site for each of the first.
    `isochron_watch_completeness{end="share"} ${(0.92 + 3 * 0.5) / 4}`,
    'isochron_watch_deliveries{state="waiting"} 1',
    'isochron_watch_deliveries{state="given-up"} 0',
  ])
    expect(body.split("\n")).toContain(line);
});
