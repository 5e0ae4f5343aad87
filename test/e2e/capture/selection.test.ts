// What a capture takes in, from rules to certificate, on a small web of several hosts in virtual time.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { surt } from "#formats/index.js";
import { HOST_SCOPE, type ScopeRules } from "#model/index.js";
import type { PageIndex } from "#ports/index.js";
import { openArchive, openForeignIndex } from "#store/index.js";
import {
  captureWeb,
  linksTo,
  reportPage,
  ScriptedWeb,
  verdicts,
  type ScriptedPage,
} from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const WEB: Record<string, ScriptedPage> = {
  "http://a.test/":
    linksTo("/docs/1", "/shop/1", "http://sub.a.test/", "http://b.test/") +
    '<link rel="stylesheet" href="http://cdn.test/s.css">',
  "http://a.test/docs/1": linksTo("/docs/2"),
  "http://a.test/docs/2": linksTo("/docs/3"),
  "http://a.test/docs/3": "the end",
  "http://a.test/shop/1": "shop",
  "http://sub.a.test/": "sub",
  "http://b.test/": linksTo("http://b.test/2", "http://c.test/", "http://a.test/docs/2"),
  "http://b.test/2": linksTo("http://b.test/3"),
  "http://b.test/3": "far",
  "http://c.test/": "c",
  "http://cdn.test/s.css": {
    type: "text/css",
    body: "@import 'http://cdn2.test/more.css'; body{background:url(/bg.png)}",
  },
  "http://cdn2.test/more.css": { type: "text/css", body: "p{}" },
  "http://cdn.test/bg.png": { type: "image/png", body: "png" },
};
const REQUISITES = ["http://cdn.test/bg.png", "http://cdn.test/s.css", "http://cdn2.test/more.css"];

function capture(rules: Partial<ScopeRules>, seeds = ["http://a.test/"]) {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir);
    try {
      const web = new ScriptedWeb(WEB);
      const outcome = await captureWeb(web, archive, {
        seeds,
        settings: { scope: { ...HOST_SCOPE, ...rules } },
      });
      return { ...outcome, web, taken: web.addresses.filter((url) => !url.includes("cdn")).sort() };
    } finally {
      await archive.close();
    }
  });
}

const HOST = [
  "http://a.test/",
  "http://a.test/docs/1",
  "http://a.test/docs/2",
  "http://a.test/docs/3",
  "http://a.test/shop/1",
];

describe("the scope of a capture", () => {
  it("is the seed's host with requisites anywhere, visited and revisited, not followed", async () => {
    const { taken, web, certificate, ...outcome } = await capture({});
    expect(taken).toEqual(HOST);
    for (const url of REQUISITES) {
      expect(verdicts({ ...outcome, certificate })[url]).toBe("sharp");
      expect(web.asked.filter((ask) => ask.url === url)).toHaveLength(2);
    }
    expect(certificate.scope).toBe("pages on a.test; requisites of these pages anywhere");
    expect(certificate.settings["scope"]).toEqual(HOST_SCOPE);
  });

  it("is a folder, a domain, a SURT prefix or a pattern", async () => {
    expect((await capture({ kind: "prefix" }, ["http://a.test/docs/1"])).taken).toEqual(HOST.slice(1, 4));
    expect((await capture({ kind: "domain" })).taken).toEqual([...HOST, "http://sub.a.test/"]);
    const surt = { kind: "surt", surtPrefixes: ["http://(test,a,)/shop/"] } as const;
    expect((await capture(surt)).taken).toEqual(["http://a.test/", "http://a.test/shop/1"]);
    const patterns = { include: ["/docs/"], exclude: ["3$", "\\.png$"] };
    const { taken, report } = await capture(patterns);
    expect(taken).toEqual(HOST.slice(0, 3));
    expect(report.pages.some(({ url }) => url.endsWith(".png"))).toBe(false);
  });

  it("ends at the depth asked for, but documents at its edge keep their requisites", async () => {
    expect((await capture({ maxDepth: 0 })).web.addresses.sort()).toEqual(["http://a.test/", ...REQUISITES]);
    expect((await capture({ maxDepth: 1 })).taken).toEqual([HOST[0], HOST[1], HOST[4]]);
  });

  it("goes the hops asked for beyond, and counts anew when it comes back", async () => {
    expect((await capture({ hops: 1 })).taken).toEqual([...HOST, "http://b.test/", "http://sub.a.test/"]);
    expect((await capture({ hops: 2 })).taken).toEqual([
      ...HOST,
      "http://b.test/",
      "http://b.test/2",
      "http://c.test/",
      "http://sub.a.test/",
    ]);
  });

  it("lists what lies over a host's limit as skipped, requisites never", async () => {
    const outcome = await capture({ maxPagesPerHost: 1 }, ["http://a.test/", "http://b.test/2"]);
    const skipped = outcome.report.pages.filter(({ verdict }) => verdict === "skipped");
    expect(skipped.map(({ url }) => url).sort()).toEqual([
      HOST[1],
      HOST[4],
      "http://b.test/",
      "http://b.test/3",
    ]);
    expect(reportPage(outcome, "http://b.test/3")!.reason).toBe(
      "max-pages-per-host: over the limit of pages of its host (1)",
    );
    expect(REQUISITES.map((url) => verdicts(outcome)[url])).toEqual(["sharp", "sharp", "sharp"]);
  });
});

describe("what another collection holds", () => {
  it("is listed as excluded with that reason, requisites and named seeds apart", async () => {
    await withTempDir(async (dir) => {
      const archive = await openArchive(join(dir, "own"));
      const file = join(dir, "other.cdxj");
      const held = ["http://a.test/", "http://a.test/docs/1", "http://cdn.test/s.css"];
      writeFileSync(file, cdxj([...held, "http://A.test/docs/2", "http://a.test/shop/1 404"]));
      const indexes: PageIndex[] = [];
      const openIndex = (path: string) => (indexes.push(openForeignIndex(path)), indexes.at(-1)!);
      try {
        const web = new ScriptedWeb({
          ...WEB,
          "http://a.test/": `${WEB["http://a.test/"] as string}${linksTo("/docs/2")}`,
        });
        const request = { seeds: ["http://a.test/"], settings: { notIn: [file] }, world: { openIndex } };
        const outcome = await captureWeb(web, archive, request);
        expect(reportPage(outcome, "http://a.test/docs/1")).toMatchObject({
          verdict: "excluded",
          reason: `held-elsewhere: already held by another collection (${file})`,
        });
        expect(web.addresses).not.toContain("http://a.test/docs/1");
        const sharp = [
          "http://a.test/",
          "http://a.test/docs/2",
          "http://a.test/shop/1",
          "http://cdn.test/s.css",
        ];
        expect(sharp.map((url) => verdicts(outcome)[url])).toEqual(sharp.map(() => "sharp"));
        web.asked.length = 0;
        const listed = {
          ...request,
          seeds: ["http://a.test/docs/3", "http://a.test/"],
          settings: { notIn: [join(dir, "own")], namedSeeds: 1 },
        };
        // Into an archive of its own: one that knows the site would start from all its pages.
        const second = await openArchive(join(dir, "second"));
        await captureWeb(web, second, listed);
        await second.close();
        expect(web.addresses).toEqual(["http://a.test/docs/3"]);
      } finally {
        for (const index of indexes) index.close();
        await archive.close();
      }
    });
  });

  it("must be there", async () => {
    const { code, err } = await runCli([
      "capture",
      "http://a.test/",
      "--not-in",
      "/nowhere.cdxj",
      "--archive",
      "/nowhere",
    ]);
    expect([code, err]).toEqual([2, "isochron: /nowhere.cdxj: no such archive or index\n"]);
  });
});

function cdxj(urls: readonly string[]): string {
  const lines = urls.map((text) => {
    const [url = "", status = "200"] = text.split(" ");
    const json = JSON.stringify({ url, status, filename: "x.warc.gz", offset: "0" });
    return `${surt(url)} 20260101000000 ${json}\n`;
  });
  return lines.sort((a, b) => (a < b ? -1 : 1)).join("");
}
