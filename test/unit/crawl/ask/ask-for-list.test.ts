// Asking for a list of URLs: politely, through redirects, conditionally, kept beside the pages; and a watch that polls so.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  askerIn,
  askForList,
  makeWorld,
  RobotsRules,
  type ListQuestion,
  type ListWay,
} from "#crawl/index.js";
import { keepAside } from "#crawl/ask/keep-aside.js";
import { RunAsking } from "#crawl/ask/run-asking.js";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { Archive, WarcSink } from "#ports/index.js";
import { MemoryHints } from "#store/index.js";
import { HintPoller } from "#watch/index.js";
import { ScriptedWeb, type ScriptedPage } from "../../../support/sites/scripted-web.js";

const at = (path: string): PageUrl => `http://a.test/${path}` as PageUrl;
const xml = (body: string | Uint8Array, etag?: string): ScriptedPage => ({
  type: "application/xml",
  body,
  ...(etag !== undefined && { headers: { ETag: etag, "Last-Modified": "Mon, 01 Jun 2026 00:00:00 GMT" } }),
});
const urlset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-05-31T12:00:00Z</lastmod></url>`).join("")}</urlset>`;

/** A way of asking in a scripted web, and what it kept aside. */
function wayIn(web: ScriptedWeb): { way: ListWay; kept: string[]; robots: RobotsRules } {
  const kept: string[] = [];
  const note = (url: string, fields: unknown): void => void kept.push(`${url} ${JSON.stringify(fields)}`);
  const sink = {
    writeExchange: async ({ url, note: fields }: { url: string; note: unknown }) => note(url, fields),
    writeMetadata: async (url: string, fields: unknown) => note(url, fields),
  } as unknown as WarcSink;
  const world = makeWorld({ archive: null as unknown as Archive, fetcher: web, clock: web.clock });
  const asker = askerIn(world, 1000);
  const robots = new RobotsRules(asker, (url, answered) => keepAside(sink, url, "robots", answered));
  const admission = { refusalOfSource: ({ url }: { url: PageUrl }) => robots.refusalOf(url) };
  return { way: { asking: new RunAsking(asker, robots, sink), admission }, kept, robots };
}

const WEB: Record<string, ScriptedPage> = {
  "http://a.test/robots.txt": {
    type: "text/plain",
    body: "User-agent: *\nDisallow: /secret\nSitemap: http://a.test/moved.xml\nSitemap: /secret/map.xml",
  },
  "http://a.test/map.xml": xml(urlset("/one"), '"v1"'),
  "http://a.test/moved.xml": { status: 301, headers: { Location: "/moved/map.xml.gz" } },
  "http://a.test/moved/map.xml.gz": xml(gzipSync(urlset("/one", "/two")), '"z1"'),
  "http://a.test/loop.xml": { status: 302, headers: { Location: "/loop.xml" } },
};

describe("a list of URLs", () => {
  it("comes with its validators; asked with them it may be the same, and both answers are kept as source records", async () => {
    const web = new ScriptedWeb(WEB);
    const { way, kept } = wayIn(web);
    const first = await askForList(way, { url: at("map.xml") });
    expect(first).toMatchObject({
      kind: "list",
      contentType: "application/xml",
      isCut: false,
      etag: '"v1"',
      lastModified: Date.UTC(2026, 5, 1),
      requests: 1,
    });
    const again = { url: at("map.xml"), conditional: { etag: '"v1"' } };
    expect(await askForList(way, again)).toEqual({ kind: "same", requests: 1 });
    expect(web.asked.map(({ isConditional }) => isConditional)).toEqual([false, false, true]);
    expect(kept.filter((line) => line.includes("source"))).toHaveLength(2);
    // The pause holds between them.
    const [, second, third] = web.asked;
    expect(third!.at - second!.at).toBeGreaterThanOrEqual(1000);
  });

  it("is followed through redirects as far as requests go", async () => {
    const ask = (question: ListQuestion) => askForList(wayIn(new ScriptedWeb(WEB)).way, question);
    expect(await ask({ url: at("moved.xml") })).toMatchObject({ kind: "list", etag: '"z1"', requests: 2 });
    expect(await ask({ url: at("moved.xml"), mostRequests: 1 })).toMatchObject({
      kind: "refused",
      requests: 1,
    });
    const reason = "more than 5 redirects";
    expect(await ask({ url: at("loop.xml") })).toEqual({ kind: "problem", reason, requests: 6 });
    expect(await ask({ url: at("none.xml") })).toMatchObject({ kind: "problem", reason: "status 404" });
    expect(await ask({ url: at("secret/map.xml") })).toMatchObject({ kind: "refused", requests: 0 });
  });
});

it("a watch polls so: what robots.txt names, through redirects, gzip and 304s, never what is excluded", async () => {
  const web = new ScriptedWeb(WEB);
  const { way, robots } = wayIn(web);
  const looked = new Map<PageUrl, Instant | null>([[at("one"), instant(Date.UTC(2026, 4, 30))]]);
  const poller = new HintPoller({
    site: "a.test",
    store: new MemoryHints(),
    requestsPerDay: 1000,
    inScope: (url) => url.startsWith("http://a.test/"),
    lookedAt: (url) => looked.get(url),
    ask: (question) => askForList(way, question),
  });
  const rules = { sitemaps: true, feeds: [], oai: [], discover: false };
  const noon = instant(Date.UTC(2026, 5, 1, 12));
  await poller.plan(rules, [at("")], (seed) => robots.sitemapsOf(seed), noon);
  const first = await poller.poll(100, noon);
  expect(first).toMatchObject({
    requests: 3,
    hints: [{ url: at("one"), at: Date.UTC(2026, 4, 31, 12), trust: 0.5 }],
    found: [{ url: at("two"), kind: "document" }],
    problems: ["http://a.test/secret/map.xml: robots: excluded by robots.txt"],
  });
  looked.set(at("two"), null);
  for (const days of [2, 7]) {
    const later = await poller.poll(100, instant(noon + days * 86_400_000));
    expect(later).toMatchObject({ hints: [], found: [], hubs: [] });
  }
  expect(web.asked.at(-1)).toMatchObject({ url: at("moved/map.xml.gz"), isConditional: true });
  expect(web.addresses.some((url) => url.includes("secret"))).toBe(false);
});
