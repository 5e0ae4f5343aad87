// Sitemaps, feeds and OAI-PMH lists as sources of pages and hints, from the command line's rules to the certificate.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeWorld, resumeCapture } from "#crawl/index.js";
import {
  type CaptureSettings,
  HOST_SCOPE,
  parsePageUrl,
  type FrontierPage,
  type PageUrl,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { collect } from "../../support/archives/archives.js";
import { captureWeb, linksTo, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const urlset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-01-02</lastmod><changefreq>daily</changefreq></url>`).join("")}</urlset>`;
const xml = (body: string | Uint8Array): ScriptedPage => ({ type: "application/xml", body });

const WEB: Record<string, ScriptedPage> = {
  "http://a.test/robots.txt": {
    type: "text/plain",
    body: "User-agent: *\nDisallow: /secret\nSitemap: http://a.test/index.xml\nSitemap: http://maps.test/a.xml\nSitemap: /secret/map.xml\nSitemap: http://a.test/gone.xml",
  },
  "http://a.test/": linksTo("/linked"),
  "http://a.test/linked": "linked",
  "http://a.test/index.xml": xml("<sitemapindex><sitemap><loc>/deep.xml.gz</loc></sitemap></sitemapindex>"),
  "http://a.test/deep.xml.gz": {
    type: "application/gzip",
    body: gzipSync(urlset("http://a.test/hidden", "http://b.test/foreign")),
  },
  "http://maps.test/a.xml": xml(urlset("http://a.test/crossed", "http://maps.test/own")),
  "http://a.test/sitemap.xml": { status: 301, headers: { Location: "/moved.xml" } },
  "http://a.test/moved.xml": xml(urlset("http://a.test/moved")),
  "http://a.test/feed": xml(
    "<rss><channel><item><link>/news</link><pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate></item><item><link>http://b.test/</link></item></channel></rss>",
  ),
  "http://a.test/oai?verb=ListRecords&metadataPrefix=oai_dc": xml(record(1, "next")),
  "http://a.test/oai?verb=ListRecords&resumptionToken=next": xml(record(2, "")),
  ...Object.fromEntries(
    ["hidden", "crossed", "moved", "news", "r1", "r2"].map((name) => [`http://a.test/${name}`, name]),
  ),
};

function record(n: number, token: string): string {
  return `<OAI-PMH><ListRecords><record><header><datestamp>2026-01-01</datestamp></header><metadata><dc><identifier>http://a.test/r${n}</identifier></dc></metadata></record><resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`;
}

const SOURCES = {
  sitemaps: true,
  feeds: ["http://a.test/feed" as PageUrl],
  oai: ["http://a.test/oai" as PageUrl],
};

function inArchive<T>(work: (archive: Archive, dir: string) => Promise<T>): Promise<T> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir);
    try {
      return await work(archive, dir);
    } finally {
      await archive.close();
    }
  });
}

const settings = (patch: Partial<CaptureSettings> = {}) => ({ sources: SOURCES, ...patch });
const SEEDS = ["http://a.test/"];

describe("lists of URLs", () => {
  it("give pages that no link leads to, with hints; entries for others' hosts are passed over", async () => {
    await inArchive(async (archive, dir) => {
      const web = new ScriptedWeb(WEB);
      const outcome = await captureWeb(web, archive, { seeds: SEEDS, settings: settings() });
      const pages = outcome.report.pages
        .map(({ url }) => new URL(url))
        .map(({ host, pathname }) => host + pathname);
      expect(pages.sort()).toEqual(
        ["", "crossed", "hidden", "linked", "moved", "news", "r1", "r2"].map((name) => `a.test/${name}`),
      );
      expect(outcome.report.all.sharp).toBe(8);
      expect(web.addresses.some((url) => url.includes("secret"))).toBe(false);
      const known = new Map(
        (await collect(archive.catalog.frontier.pages(outcome.report.capture))).map((p) => [p.url, p]),
      );
      const page = (path: string): FrontierPage => known.get(parsePageUrl(path, SEEDS[0])!)!;
      expect(page("/hidden")).toMatchObject({
        depth: 1,
        via: "http://a.test/deep.xml.gz",
        hint: { changeFreq: "daily", lastModified: Date.UTC(2026, 0, 2), source: "sitemap" },
      });
      expect(page("/news").hint).toMatchObject({
        lastModified: Date.UTC(2002, 8, 7, 9, 42, 31),
        source: "feed",
      });
      expect(page("/r2").hint).toMatchObject({ source: "oai" });
      expect(page("/linked").hint).toBeUndefined();
      expect(outcome.report.notes).toEqual([
        "7 lists of URLs read; they name 9 pages, 6 of them in scope and new",
        "http://a.test/secret/map.xml: robots: excluded by robots.txt",
        "http://a.test/gone.xml: status 404",
      ]);
      expect((await verifyCertificate(outcome.files.certificate, { root: dir })).findings).toEqual([]);
      expect(await readFile(join(dir, "indexes", "a.test.cdxj"), "latin1")).toContain("/deep.xml.gz");
    });
  });

  it("keep to the pause and are asked for once", async () => {
    await inArchive(async (archive) => {
      const web = new ScriptedWeb(WEB);
      await captureWeb(web, archive, { seeds: SEEDS, settings: settings({ delayMs: 1000 }) });
      const own = web.asked.filter(({ url }) => url.startsWith("http://a.test/"));
      for (const [i, { at }] of own.entries())
        if (i > 0) expect(at - own[i - 1]!.at).toBeGreaterThanOrEqual(1000);
      expect(web.asked.filter(({ url }) => url.endsWith("index.xml"))).toHaveLength(1);
    });
  });

  it("obey scope, depth and the limit of pages", async () => {
    await inArchive(async (archive) => {
      const only = new ScriptedWeb(WEB);
      const scope = { ...HOST_SCOPE, exclude: ["r1$"], include: ["/r", "/$"] };
      const outcome = await captureWeb(only, archive, { seeds: SEEDS, settings: settings({ scope }) });
      expect(outcome.report.pages.map(({ url }) => url)).toEqual(["http://a.test/", "http://a.test/r2"]);
      const shallow = await inArchive((other) =>
        captureWeb(new ScriptedWeb(WEB), other, {
          seeds: SEEDS,
          settings: settings({ scope: { ...HOST_SCOPE, maxDepth: 0 } }),
        }),
      );
      expect(shallow.report.pages).toHaveLength(1);
    });
  });

  it("stop where lists lead to lists without end", async () => {
    await inArchive(async (archive) => {
      const web = new ScriptedWeb({ "http://a.test/": "home" });
      const asked = web.fetch.bind(web);
      web.fetch = (request) => {
        const n = Number(/map(\d+)/.exec(request.url)?.[1] ?? 0);
        if (/map/.test(request.url))
          web.pages[request.url] = xml(
            `<sitemapindex><sitemap><loc>/map${n + 1}.xml</loc></sitemap></sitemapindex>`,
          );
        return asked(request);
      };
      await captureWeb(web, archive, {
        seeds: SEEDS,
        settings: { sources: { sitemaps: true, feeds: [], oai: [] } },
      });
      expect(web.addresses).toEqual([
        "http://a.test/sitemap.xml",
        "http://a.test/map1.xml",
        "http://a.test/map2.xml",
        "http://a.test/",
      ]);
    });
  });

  it("are not read again when a capture is resumed after its first visit", async () => {
    await inArchive(async (archive) => {
      const web = new ScriptedWeb(WEB);
      const stop = new AbortController();
      const stopping = { signal: stop.signal, onProgress: () => stop.abort() };
      const interrupted = captureWeb(web, archive, { seeds: SEEDS, settings: settings(), watcher: stopping });
      await expect(interrupted).rejects.toMatchObject({ code: "INTERRUPTED" });
      web.asked.length = 0;
      const world = makeWorld({ archive, fetcher: web, clock: web.clock });
      const { report } = await resumeCapture(null, world);
      expect(report.all.sharp).toBe(8);
      expect(web.addresses.filter((url) => url.endsWith(".xml") || url.endsWith(".gz"))).toEqual([]);
    });
  });
});
