// Indexes, repositories, feeds that pages name, large lists, and what is left after a restart.
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { HintPoller } from "#watch/index.js";
import { at, DAY, day, feed, LivingLists, pageNo, urlset } from "../../../support/watch/living-lists.js";

const INDEX = at("index.xml");
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const map = (n: number) => at(`map/${n}.xml`);

function indexOf(entries: Iterable<readonly [PageUrl, number | null]>): string {
  const lastmod = (ms: number | null): string =>
    ms === null ? "" : `<lastmod>${new Date(ms).toISOString()}</lastmod>`;
  const all = Array.from(entries, ([url, ms]) => `<sitemap><loc>${url}</loc>${lastmod(ms)}</sitemap>`);
  return `<sitemapindex>${all.join("")}</sitemapindex>`;
}

/** A site of ten pages to a sitemap, whose index tells what `dated` makes of each sitemap's last change. */
function indexed(sitemaps: number, dated: (changed: number, now: number) => number | null): LivingLists {
  const site = new LivingLists(sitemaps * 10);
  const pagesOf = (n: number) => [...site.changedAt].slice(n * 10, n * 10 + 10);
  for (const n of numbers(sitemaps)) site.lists.set(map(n), () => urlset(pagesOf(n)));
  const changed = (n: number): number => Math.max(...pagesOf(n).map(([, ms]) => ms));
  site.lists.set(INDEX, (now) =>
    indexOf(numbers(sitemaps).map((n) => [map(n), dated(changed(n), now)] as const)),
  );
  return site;
}

const askedSince = (site: LivingLists, from: number) =>
  site.asked.filter(({ at: when, url }) => when >= from && url !== at("sitemap.xml")).map(({ url }) => url);

describe("an index of sitemaps", () => {
  it("leads to those alone that it says have changed", async () => {
    const site = indexed(8, (changed) => changed);
    await site.plan([], [], [INDEX]);
    await site.poll(day(0.9));
    expect(askedSince(site, day(0.9))).toEqual([INDEX, ...numbers(8).map(map)]);
    site.change(33, day(3.2));
    const { hints } = await site.poll(day(3.5));
    expect(askedSince(site, day(3.5))).toEqual([INDEX, map(3)]);
    expect(hints).toMatchObject([{ url: pageNo(33), source: map(3) }]);
    // The others are read again in full when four weeks are over, whatever the index says.
    for (const n of numbers(40)) await site.poll(day(4 + n));
    const readAgain = numbers(8).map((n) => askedSince(site, day(4)).filter((url) => url === map(n)).length);
    expect(readAgain).toEqual(numbers(8).map(() => 1));
  });

  it("that stamps them all is believed no more; without dates each sitemap goes by its own pace", async () => {
    for (const dated of [(_: number, now: number) => now, () => null]) {
      const site = indexed(8, dated);
      await site.plan([], [], [INDEX]);
      for (const n of numbers(60)) await site.poll(day(n + 0.9));
      const early = askedSince(site, day(0)).filter((url) => url === map(0)).length;
      for (const n of numbers(60)) await site.poll(day(60 + n + 0.9));
      const late = askedSince(site, day(60)).filter((url) => url === map(0)).length;
      expect(late).toBeLessThanOrEqual(Math.min(10, early));
      expect(late).toBeGreaterThan(4);
    }
  });

  it("lets go of sitemaps that it names no more, and of an index of indexes without end", async () => {
    const site = indexed(3, (changed) => changed);
    await site.plan([], [], [INDEX]);
    await site.poll(day(0.9));
    site.lists.set(INDEX, () => indexOf([[map(1), day(2)], [at("deep/0"), day(2)], [INDEX, day(2)]])); // prettier-ignore
    for (const n of numbers(9))
      site.lists.set(at(`deep/${n}`), () => indexOf([[at(`deep/${n + 1}`), day(2)]]));
    await site.poll(day(2.9));
    const urls = (await site.poller.standing()).map(({ url }) => url);
    expect(urls).toEqual([INDEX, at("sitemap.xml"), map(1), at("deep/0"), at("deep/1")]);
    await site.poller.plan(
      { sitemaps: false, feeds: [], oai: [], discover: true },
      [at("")],
      async () => [],
      day(3),
    );
    expect(await site.poller.standing()).toEqual([]);
  });
});

describe("a repository", () => {
  const OAI = at("oai");
  const record = (url: PageUrl, ms: number): string =>
    `<record><header><datestamp>${new Date(ms).toISOString().slice(0, 19)}Z</datestamp></header><metadata><dc><identifier>${url}</identifier></dc></metadata></record>`;
  const part = (records: string, token = ""): string =>
    `<OAI-PMH><ListRecords>${records}<resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`;

  it("is asked for what changed since it was read last, part by part, also over several polls", async () => {
    const site = new LivingLists(50);
    site.lists.set(OAI, (_, { url }) => {
      const n = Number(new URL(url).searchParams.get("resumptionToken") ?? 0);
      return part(record(pageNo(n), day(0.2)), n < 4 ? String(n + 1) : "");
    });
    await site.plan([], [OAI]);
    const first = await site.poll(day(0.9), 2);
    expect(first.hints.map(({ url }) => url)).toEqual([pageNo(0), pageNo(1)]);
    const rest = await site.poll(day(0.95), 9);
    expect(rest.hints.map(({ url }) => url)).toEqual([pageNo(2), pageNo(3), pageNo(4)]);
    expect(site.asked.map(({ url }) => new URL(url).search)).toEqual([
      "?verb=ListRecords&metadataPrefix=oai_dc&from=2025-12-06",
      ...[1, 2, 3, 4].map((n) => `?verb=ListRecords&resumptionToken=${n}`),
    ]);
    site.lists.set(OAI, () => part(record(pageNo(9), day(6.5))));
    expect((await site.poll(day(7))).hints).toMatchObject([{ url: pageNo(9), at: day(6.5), trust: 0.7 }]);
    expect(site.asked.at(-1)!.url).toContain("from=2026-01-04");
  });

  it("that has nothing, or forgot where we were, is asked again later", async () => {
    const site = new LivingLists(5);
    const error = (code: string): string => `<OAI-PMH><error code="${code}">no</error></OAI-PMH>`;
    site.lists.set(OAI, () => error("noRecordsMatch"));
    await site.plan([], [OAI]);
    expect(await site.poll(day(0.9))).toMatchObject({ problems: [], requests: 1 });
    site.lists.set(OAI, (_, { url }) =>
      url.includes("resumptionToken") ? error("badResumptionToken") : part(record(pageNo(1), day(2)), "x"),
    );
    const { hints, problems } = await site.poll(day(3.9));
    expect(hints).toHaveLength(1);
    expect(problems).toEqual([
      "http://a.test/oai?verb=ListRecords&metadataPrefix=oai_dc: the repository says badResumptionToken: no",
    ]);
    // It starts over, with the long window.
    await site.poll(day(9.9));
    expect(site.asked.at(-2)!.url).toContain("from=2025-12-15");
  });
});

describe("feeds that pages name", () => {
  const page = (head: string) => ({
    content: Buffer.from(`<!doctype html><head>${head}</head><body>x`),
    contentType: "text/html; charset=utf-8",
  });
  const link = (href: string, type = "application/rss+xml") =>
    `<link rel="alternate" type="${type}" href="${href}">`;

  it("are read too, when the page is a front page or a directory's index; for its own host", async () => {
    const site = new LivingLists(3);
    const others = [link("http://b.test/feed"), link("/style", "text/css"), link("mailto:x@a.test")].join("");
    await site.poller.discover({ url: at(""), ...page(link("/feed?a=1&amp;b=2") + others) }, day(0));
    await site.poller.discover(
      { url: at("news/"), ...page(link("atom.xml", "Application/Atom+XML;x=y")) },
      day(0),
    );
    await site.poller.discover({ url: at("p/1"), ...page(link("/comments")) }, day(0));
    expect((await site.poller.standing()).map(({ url, by }) => [url, by])).toEqual([
      [at("feed?a=1&b=2"), "page"],
      [at("news/atom.xml"), "page"],
    ]);
    site.lists.set(at("news/atom.xml"), () =>
      feed([
        [at("new"), day(0.1)],
        ["http://b.test/x" as PageUrl, day(0.1)],
      ]),
    );
    expect((await site.poll(day(0.9))).found.map(({ url }) => url)).toEqual([at("new")]);
    for (const n of numbers(40))
      await site.poller.discover({ url: at(`d${n}/`), ...page(link("feed") + link("feed2")) }, day(1));
    expect(await site.poller.standing()).toHaveLength(20);
  });
});

describe("what is kept", () => {
  it("hints that no look tried are given again after a restart, as far as their source is believed", async () => {
    const site = new LivingLists(400);
    site.lists.set(at("map.xml"), () => urlset(site.changedAt));
    await site.plan([], [], [at("map.xml")]);
    await site.poll(day(0.5));
    for (const n of numbers(5)) site.change(n, day(3));
    expect((await site.poll(day(4))).hints).toHaveLength(5);
    const parts = { site: "a.test", store: site.store, requestsPerDay: 9, inScope: () => true };
    const again = new HintPoller({
      ...parts,
      lookedAt: (url) => site.lookedAt.get(url),
      ask: () => Promise.reject(new Error("nothing is asked")),
    });
    expect((await again.openHints()).map(({ url, trust }) => [url, trust])).toEqual(
      numbers(5).map((n) => [pageNo(n), 0.5]),
    );
    await again.settle({ url: pageNo(1), lookedAt: day(5), wasRight: true, expected: 0 });
    expect(await again.openHints()).toHaveLength(4);
    // A list that claimed everything gives a sample again.
    for (const n of numbers(400)) site.change(n, day(8));
    await site.poller.ping(at("map.xml"), day(9.9));
    expect((await site.poll(day(9.9))).hints).toHaveLength(10);
    expect(await again.openHints()).toHaveLength(10);
  });

  it("new pages that nobody took up are told again, also when the list says that it is the same", async () => {
    const site = new LivingLists(3);
    const text = urlset([[at("new"), null]]);
    const head = { contentType: null, isCut: false, lastModified: null, links: [] };
    site.lists.set(at("map.xml"), (_, { conditional }) =>
      conditional?.etag === '"x"'
        ? { kind: "same" }
        : { kind: "list", content: Buffer.from(text), etag: '"x"', ...head },
    );
    await site.plan([], [], [at("map.xml")]);
    const told = async (days: number) => (await site.poll(day(days))).found.map(({ url }) => url);
    expect(await told(0.9)).toEqual([at("new")]);
    // The process died before anybody knew; the list is not read sooner for it.
    expect(await told(3.9)).toEqual([at("new")]);
    expect((await site.poller.standing())[0]!.idle).toBe(7);
    site.lookedAt.set(at("new"), null);
    expect([await told(9.9), await told(20.9)]).toEqual([[], []]);
    const own = site.asked.filter(({ url }) => url === at("map.xml"));
    expect(own.map(({ isConditional }) => isConditional)).toEqual([false, false, false, true]);
  });

  it("a list of fifty thousand pages gives its one change; pages that left it are forgotten", async () => {
    const site = new LivingLists(0);
    const said = new Map(numbers(50_000).map((n) => [pageNo(n), day(-9)] as const));
    for (const url of said.keys()) site.lookedAt.set(url, day(0));
    site.lists.set(at("map.xml"), () => urlset(said));
    await site.plan([], [], [at("map.xml")]);
    expect(await site.poll(day(0.5))).toMatchObject({ hints: [], found: [] });
    said.set(pageNo(31_000), day(2));
    const { hints, problems } = await site.poll(day(4));
    expect([hints.map(({ url }) => url), problems]).toEqual([[pageNo(31_000)], []]);
    for (const n of numbers(49_000)) said.delete(pageNo(n));
    await site.poll(day(40.9));
    expect((await site.store.claims("a.test", at("map.xml"), numbers(50_000).map(pageNo))).size).toBe(1000);
  });

  it("a plan that names a list no more lets it go, and robots.txt that is silent for once does not", async () => {
    const site = new LivingLists(2);
    const rules = { sitemaps: true, feeds: [at("feed")], oai: [at("oai")], discover: false };
    await site.poller.plan(rules, [at("")], async () => ["/map.xml", "/sitemap.xml", "ftp://x"], day(0));
    const urls = async () =>
      (await site.poller.standing()).map(({ url, by }) => `${by} ${new URL(url).pathname}`);
    expect(await urls()).toEqual(["plan /feed", "plan /oai", "robots /map.xml", "robots /sitemap.xml"]);
    await site.poller.plan({ ...rules, oai: [] }, [at("")], async () => [], day(1));
    expect(await urls()).toEqual(["plan /feed", "robots /map.xml", "robots /sitemap.xml"]);
    expect(await site.poller.ping(at("feed"), instant(day(0) - DAY))).toBe(true);
    expect(await site.poller.nextDueAt()).toBe(day(-1));
    expect(await site.poller.ping(at("stranger"), day(0))).toBe(false);
  });
});
