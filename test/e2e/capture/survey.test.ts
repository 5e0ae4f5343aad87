// A survey of a living site over real sockets, and of scripted ones in virtual time: polite, bounded, and near the truth.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Gates } from "#frontier/index.js";
import { surveySite } from "#survey/index.js";
import { renderSurveyTerminal } from "#report/index.js";
import { startLivingSite } from "#lab/index.js";
import type { PageUrl, SurveyReport } from "#model/index.js";
import { linksTo, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const HOME = "http://a.test/" as PageUrl;

function survey(pages: Record<string, ScriptedPage>, maxRequests = 30) {
  const web = new ScriptedWeb(pages);
  const world = { fetcher: web, clock: web.clock, gates: new Gates(web.clock), logger: { log: () => {} } };
  return surveySite(HOME, world, { delayMs: 1000, maxRequests }).then((report) => ({ report, web }));
}

describe("a survey of a living site", () => {
  it("keeps to its requests and pauses, writes nothing and says what it found", async () => {
    const site = await startLivingSite({ preset: "demo", pages: 80, seed: 5 });
    try {
      const argv = ["survey", site.url, "--allow-private", "--delay", "3ms", "--max-requests", "25"];
      const { code, out, err } = await runCli([...argv, "--json"]);
      expect(code, err).toBe(0);
      const report = JSON.parse(out) as SurveyReport;
      expect(report.requests).toBeLessThanOrEqual(25);
      expect(site.site.log.total).toBe(report.requests);
      expect(site.site.log.maxInFlight).toBe(1);
      expect(Math.min(...site.site.log.pausesMs())).toBeGreaterThanOrEqual(3);
      expect(site.site.log.requests.some(({ path }) => path.startsWith("/private/"))).toBe(false);
      const documents = site.site.pages.filter(({ kind }) => kind === "document").length;
      expect(report.size.pages).toBeGreaterThan(documents / 3);
      expect(report.size.pages).toBeLessThan(documents * 3);
      expect(report.robots).toMatchObject({ state: "rules", seedAllowed: true });
      expect(report.habits.server).toBe("living-site");
      expect(report.suggestion.command).toContain(`isochron capture ${site.url}`);
      expect(existsSync("isochron-archive")).toBe(false);
      const people = await runCli(argv);
      expect(people.out).toMatch(/Size +about \d+ pages/);
    } finally {
      await site.close();
    }
  });
});

describe("a survey's last line", () => {
  it("is a command that captures the site as it is", async () => {
    const site = await startLivingSite({ preset: "plain", pages: 12, seed: 5 });
    try {
      const looked = [
        "survey",
        `${site.url}?a=1&b=2`,
        "--allow-private",
        "--delay",
        "2ms",
        "--fetch-timeout",
        "7s",
      ];
      const { out } = await runCli([...looked, "--max-requests", "5"]);
      const command = out.trimEnd().split("\n").at(-1)!.trim();
      expect(command).toContain(`'${site.url}?a=1&b=2'`);
      const [isochron, ...argv] = execFileSync("sh", ["-c", `printf '%s\\n' ${command}`], {
        encoding: "utf8",
      })
        .trimEnd()
        .split("\n");
      expect(isochron).toBe("isochron");
      expect(argv).toContain("--fetch-timeout");
      await withTempDir(async (dir) => {
        const { code, err } = await runCli([...argv, "--archive", dir, "--max-pages", "3", "--json"]);
        expect(code, err).toBe(0);
      });
    } finally {
      await site.close();
    }
  });
});

describe("a survey of what cannot be asked", () => {
  it("names the option for a private address", async () => {
    const refused = await runCli(["survey", "http://127.0.0.1:9/"]);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toBe(
      "isochron: http://127.0.0.1:9/: 127.0.0.1 is not a public address; use --allow-private for your own network\n",
    );
  });

  it("says that nobody answers instead of suggesting a capture", async () => {
    const silent = await runCli(["survey", "http://127.0.0.1:9/", "--allow-private", "--delay", "1ms"]);
    expect(silent).toMatchObject({ code: 3, out: "" });
    expect(silent.err).toMatch(/^isochron: http:\/\/127\.0\.0\.1:9\/: .*; nothing to survey\n$/);
  });
});

describe("a survey of pages that scripts build", () => {
  it("says so before anything else that was found", async () => {
    const shell = `<div id="root"></div><script src="/app.js"></script>`;
    const { report } = await survey({
      [HOME]: `${"word ".repeat(30)}<a href="/app">app</a><a href="/map">map</a><a href="/lists">lists</a>`,
      "http://a.test/app": shell,
      "http://a.test/map": shell,
      "http://a.test/lists": `<ul x-data="lists"></ul><script src="/app.js"></script>`,
    });
    const signs = [
      { why: "the place for its content is empty", pages: 2 },
      { why: "its markup names data that scripts fill in", pages: 1 },
    ];
    expect(report.documents).toEqual({ looked: 4, scriptBuilt: 3, signs });
    const text = renderSurveyTerminal(report);
    expect(text).toMatch(/Beware +3 of 4 pages looked at are built by scripts/);
    expect(text).toMatch(
      /Signs +the place for its content is empty \(2\); its markup names data that scripts fill in \(1\)/,
    );
    expect(text.indexOf("Beware")).toBeLessThan(text.indexOf("Size"));
  });
});

describe("a survey of a site that may be the reader's own", () => {
  it.each([
    ["WordPress 6.6", "take wxr:FILE --as http://a.test/"],
    ["MediaWiki 1.43.0", "take mediawiki:FILE --as http://a.test/"],
    ["Hugo 0.140.2", "take git:DIR --as http://a.test/"],
    ["Tool of Mine", "take files:DIR --as http://a.test/"],
  ])("of %s names the source that it has, and a recorder", async (generator, way) => {
    const { report } = await survey({
      [HOME]: `<head><META name=Generator content="${generator}"></head>${"word ".repeat(30)}`,
    });
    expect(report.ownerWays.map(({ command }) => command)).toEqual([
      `isochron ${way}`,
      "isochron record --upstream URL --as http://a.test/",
    ]);
    const lines = renderSurveyTerminal(report).trimEnd().split("\n");
    expect(lines.filter((line) => line.includes("Is it yours?"))).toHaveLength(2);
    expect(lines.at(-1)).toContain("isochron capture");
  });
});

describe("a survey", () => {
  const urls = Array.from({ length: 120 }, (_, i) => `http://a.test/p/${i}`);
  const mapped: Record<string, ScriptedPage> = {
    "http://a.test/robots.txt": {
      type: "text/plain",
      body: "User-agent: *\nCrawl-delay: 2\nDisallow: /no/\nSitemap: /index.xml",
    },
    [HOME]: {
      headers: { ETag: '"1"', Server: "scripted" },
      body: `<head><link rel="alternate" type="application/atom+xml" href="/feed.atom"></head>${linksTo("/no/1", "/cal/2026/01/", "/x?a=1&b=2&c=3&d=4", "/a/b/a/b", "/s?PHPSESSID=1", "http://b.test/")}<img src="/i.png">`,
    },
    "http://a.test/index.xml": {
      type: "text/xml",
      body: "<sitemapindex><sitemap><loc>/one.xml</loc></sitemap></sitemapindex>",
    },
    "http://a.test/one.xml": {
      type: "text/xml",
      body: `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`,
    },
    ...Object.fromEntries(urls.map((url) => [url, "page"])),
  };

  it("finds sitemaps, feeds, rules, habits and signs of traps", async () => {
    const { report, web } = await survey(mapped);
    expect(report.sitemaps).toMatchObject([
      { url: "http://a.test/index.xml", further: 1 },
      { url: "http://a.test/sitemap.xml", problem: "status 404" },
      { url: "http://a.test/one.xml", pages: 120 },
    ]);
    expect(report.size).toEqual({ pages: 120, low: 120, high: 120, method: "sitemaps, all read" });
    expect(report.feeds).toEqual(["http://a.test/feed.atom"]);
    expect(report.robots).toMatchObject({ crawlDelaySeconds: 2, disallowed: 1 });
    expect(report.habits).toMatchObject({ notModified: true, server: "scripted", failures: 0 });
    expect(new Set(report.traps.map(({ kind }) => kind))).toEqual(
      new Set(["one-shape", "calendar", "many-parameters", "repeating-path", "session-id"]),
    );
    expect(report.otherHosts).toEqual([{ host: "b.test", links: 1 }]);
    expect(report.suggestion).toMatchObject({ scope: "host", delayMs: 2000 });
    expect(report.suggestion.durationMs).toBe(2 * 121 * 2005);
    expect(web.asked).toHaveLength(30);
    expect(web.addresses.some((url) => url.includes("/no/") || url.includes("b.test"))).toBe(false);
    const own = web.asked.slice(1);
    for (const [i, { at }] of own.entries())
      if (i > 0) expect(at - own[i - 1]!.at).toBeGreaterThanOrEqual(2000);
  });

  it("estimates from links when there is no sitemap, and says how sure it is", async () => {
    const tree = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [
        `http://a.test/${i === 0 ? "" : i}`,
        linksTo(...[1, 2, 3].map((k) => `/${((i * 7 + k * 31) % 399) + 1}`)),
      ]),
    );
    const { report } = await survey(tree, 40);
    expect(report.size.method).toContain("Chao");
    expect(report.size.low).toBeLessThanOrEqual(report.size.pages);
    expect(report.size.high!).toBeGreaterThan(report.size.pages);
    expect(report.size.pages).toBeGreaterThan(100);
  });

  it("asks for nothing that robots.txt excludes, not even the seed", async () => {
    const { report, web } = await survey({
      ...mapped,
      "http://a.test/robots.txt": { type: "text/plain", body: "User-agent: *\nDisallow: /" },
    });
    expect(report.robots.seedAllowed).toBe(false);
    expect(web.addresses).toEqual([]);
  });
});
