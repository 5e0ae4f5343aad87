import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHistorySite, SimulatedFetcher, VirtualClock, type LivingSite } from "#lab/index.js";
import { instant, parsePageUrl, toIso } from "#model/index.js";
import { readResponse } from "../../support/samples/http-message.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const DATA = "../shared/data";
let dir = "";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-history-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

function replay(
  path: string,
  window: { fromSeconds?: number; toSeconds?: number; playMs?: number } = {},
): Promise<LivingSite> {
  return createHistorySite({ seed: 1, startAt: START, history: { file: path, ...window } });
}

/** Spans of one page as [from, to, status] in milliseconds after the start. */
function spans(site: LivingSite, path: string): [number, number | null, number][] {
  const page = site.truth(instant(START + 1e9)).pages.find((candidate) => candidate.path === path)!;
  return page.versions.map((v) => [
    Date.parse(v.from) - START,
    v.to === null ? null : Date.parse(v.to) - START,
    v.status,
  ]);
}

const TSV = [
  "1000\tA\t0\taaaaaaaaaaaa\tdocs/index.html",
  "1010\tA\t1\tbbbbbbbbbbbb\tdocs/a b.html",
  "1020\tM\t0\tcccccccccccc",
  "1040\tM\t0\taaaaaaaaaaaa",
  "1060\tD\t1\t000000000000",
  "1100\tM\t0\tdddddddddddd",
].join("\n");

describe("replayed history of paths and times", () => {
  it("lays the window on the site's time, compressed", async () => {
    const site = await replay(await file("a.tsv.gz", gzipSync(TSV)), { playMs: 10_000 });
    expect(spans(site, "/")).toEqual([
      [0, 2000, 200],
      [2000, 4000, 200],
      [4000, 10_000, 200],
      [10_000, null, 200],
    ]);
    expect(spans(site, "/a%20b.html")).toEqual([
      [0, 1000, 404],
      [1000, 6000, 200],
      [6000, null, 404],
    ]);
  });

  it("gives content that comes back the same bytes, and counts it", async () => {
    const site = await replay(await file("a.tsv", TSV), { playMs: 10_000 });
    const page = site.truth(instant(START + 20_000)).pages.find(({ path }) => path === "/index.html")!;
    expect(page.versions[2]!.contentDigest).toBe(page.versions[0]!.contentDigest);
    expect(page.versions[1]!.contentDigest).not.toBe(page.versions[0]!.contentDigest);
    expect(page.returns).toBe(1);
  });

  it("starts inside a window with the state that was there", async () => {
    const site = await replay(await file("a.tsv", TSV), {
      fromSeconds: 1030,
      toSeconds: 1050,
      playMs: 20_000,
    });
    expect(spans(site, "/")).toEqual([
      [-10_000, 10_000, 200],
      [10_000, null, 200],
    ]);
    expect(spans(site, "/a%20b.html")).toEqual([[-20_000, null, 200]]);
  });

  it("leaves the last of several changes within one compressed millisecond", async () => {
    const site = await replay(await file("a.tsv", TSV), { playMs: 2 });
    expect(spans(site, "/")).toEqual([
      [0, 2, 200],
      [2, null, 200],
    ]);
  });

  it("links every living page from lists that change as pages come and go", async () => {
    const site = await replay(await file("a.tsv", TSV), { playMs: 10_000 });
    const clock = new VirtualClock({ startAt: START });
    const fetcher = new SimulatedFetcher({ clock, sites: { "http://old.test": site } });
    const list = async (): Promise<string> => {
      const result = await fetcher.fetch({ url: parsePageUrl("http://old.test/all-pages/1.html")! });
      if (result.kind !== "response") throw new Error(result.message);
      return readResponse(result.exchange.responseBytes).content.toString();
    };
    expect(await list()).not.toContain("a%20b.html");
    await clock.sleepUntil(instant(START + 1000));
    expect(await list()).toContain('href="/a%20b.html"');
    await clock.sleepUntil(instant(START + 6000));
    expect(await list()).not.toContain("a%20b.html");
  });
});

describe("replayed history with its HTML", () => {
  const lines = [
    { t: 100, op: "A", path: "out/index.html", html: "<p>één" },
    { t: 100, op: "M", path: "out/index.html", html: "<p>two" },
    { t: 200, op: "M", path: "out/index.html", html: "<p>three\n" },
    { t: 150, op: "A", path: "out/x.html", html: "<p>x" },
    { t: 180, op: "D", path: "out/x.html" },
  ]
    .map((line) => JSON.stringify(line))
    .join("\n");

  it("serves the very bytes of the history", async () => {
    const site = await replay(await file("p.jsonl.br", brotliCompressSync(lines)), { playMs: 1000 });
    const clock = new VirtualClock({ startAt: START });
    const fetcher = new SimulatedFetcher({ clock, sites: { "http://old.test": site } });
    const content = async (): Promise<string> => {
      const result = await fetcher.fetch({ url: parsePageUrl("http://old.test/")! });
      if (result.kind !== "response") throw new Error(result.message);
      return readResponse(result.exchange.responseBytes).content.toString();
    };
    expect(await content()).toBe("<p>two");
    await clock.sleepUntil(instant(START + 1000));
    expect(await content()).toBe("<p>three\n");
    expect(spans(site, "/x.html").map(([from, , status]) => [from, status])).toEqual([
      [0, 404],
      [500, 200],
      [800, 404],
    ]);
  });
});

describe("bad histories", () => {
  it.each([
    ["b.tsv", "1000\tA\t0\taaaaaaaaaaaa\ta.html\nx\tM\t0\taaaaaaaaaaaa", /b\.tsv, line 2: not a time/],
    [
      "b.tsv",
      "1000\tA\t0\taaaaaaaaaaaa\ta.html\n\n900\tM\t0\taaaaaaaaaaaa",
      /line 3: earlier than the line before/,
    ],
    ["b.tsv", "1000\tA\t0\taaaaaaaaaaaa", /line 1: page 0 has no path yet/],
    ["b.tsv", "1000\tA\t0", /line 1: not four or five fields/],
    ["b.tsv", "1000\tX\t0\taaaaaaaaaaaa\ta.html", /line 1: not one of A, M, D/],
    ["b.tsv", "1000\tA\t0\tzz\ta.html", /line 1: not a content hash/],
    ["b.tsv", "1000\tA\t0\taaaaaaaaaaaa\t../etc/passwd", /line 1: not a relative path/],
    ["b.tsv", "", /no changes in the window/],
    ["b.tsv", Buffer.from([0x31, 0xff, 0x0a]), /line 1: not UTF-8/],
    ["b.tsv.gz", "not gzip", /line 1: cannot be read/],
    ["b.tsv.gz", gzipSync(TSV.repeat(50)).subarray(0, 60), /line \d+: cannot be read/],
    ["b.jsonl", '{"t":1,"op":"A","path":"a"}', /line 1: no html/],
    ["b.jsonl", '{"t":1,"op":"A","path":"a","html":"x"}\n{"t":', /line 2: not JSON/],
    ["b.jsonl", "[]\nnull", /line 1: not a time/],
    ["b.jsonl", "null", /line 1: not an object/],
    [
      "b.jsonl",
      '{"t":5,"op":"A","path":"a","html":"x"}\n{"t":4,"op":"M","path":"a","html":"y"}',
      /line 2: earlier/,
    ],
    ["b.txt", "x", /ends in \.tsv or \.jsonl/],
  ])("%s %j is refused with its line", async (name, content, message) => {
    const path = await file(name, content);
    await expect(replay(path)).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringMatching(message) as string,
    });
  });

  it("says that a file is missing", async () => {
    await expect(replay(join(dir, "none.tsv"))).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("the real histories", () => {
  const hasData = existsSync(DATA);
  if (!hasData) console.log("skipped: no data");

  it.skipIf(!hasData)("replays eleven years of a site in a minute of site time", async () => {
    const site = await replay(`${DATA}/histories/18f.tsv.gz`, { playMs: 60_000 });
    const truth = site.truth(instant(START + 60_000));
    const own = truth.pages.filter((page) => !page.path.startsWith("/all-pages/"));
    expect(own.filter((page) => page.versions.at(-1)!.status === 200).length).toBeGreaterThanOrEqual(645);
    expect(truth.now).toBe(toIso(instant(START + 60_000)));
  });

  it.skipIf(!hasData)("replays real HTML", async () => {
    const site = await replay(`${DATA}/pages/rust-blog-html.jsonl.br`, { playMs: 60_000 });
    const root = site.truth(instant(START + 60_000)).pages.find((page) => page.path === "/")!;
    expect(root.versions.length).toBeGreaterThan(50);
  });
});
