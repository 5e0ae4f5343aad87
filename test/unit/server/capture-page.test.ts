// One capture over the API: any phase, any size, some pages at a time.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant, type Capture, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import {
  captureFiguresSchema,
  captureHeadSchema,
  capturePagesSchema,
  type CapturePages,
} from "#server/capture-schema.js";
import { startServers, type RunningServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";

const report = makeReport({
  pages: 260,
  verdictOf: (i) => (i % 50 === 7 ? "changed" : i % 90 === 5 ? "failed" : i === 2 ? "attested" : "sharp"),
  urlOf: (i) => `http://demo.example/${i % 2 === 0 ? "even" : "odd"}/${String((i * 37) % 260)}.html`,
});
const LIST = `/api/captures/${report.capture}`;

let dir: string;
let archive: Archive;
let servers: RunningServers;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-capture-page-"));
  archive = await openArchive(join(dir, "archive"));
  await fillArchive(archive, report, [
    { url: "http://demo.example/", head: "HTTP/1.1 200 OK\nContent-Type: text/html", body: "home" },
  ]);
  await archive.catalog.captures.create(broken("20261116000000-broken", "failed"));
  await archive.catalog.captures.create(broken("20261116000001-open", "visiting"));
  servers = await startServers({ archive, port: 0, replayPort: 0 });
});

afterAll(async () => {
  await servers?.close();
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

function broken(id: string, phase: Capture["phase"]): Capture {
  return {
    id,
    site: "gone.example",
    seeds: ["http://gone.example/" as PageUrl],
    phase,
    startedAt: instant(1),
    plannedAsOf: null,
    asOf: null,
    finishedAt: phase === "failed" ? instant(2) : null,
    settings: {},
    expectedSharp: null,
    upperBound: null,
  };
}

async function pages(query: string): Promise<CapturePages> {
  return capturePagesSchema.parse(JSON.parse((await ask(servers.uiUrl, `${LIST}/pages?${query}`)).body));
}

/** All that a query leads to, answer by answer. */
async function allPages(query: string): Promise<CapturePages["pages"]> {
  const found: CapturePages["pages"] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const part: CapturePages = await pages(
      `${query}&cursor=${encodeURIComponent(cursor)}`.replace(/&cursor=$/, ""),
    );
    expect(part.pages.length).toBeLessThanOrEqual(100);
    found.push(...part.pages);
    cursor = part.cursor;
  }
  return found;
}

describe("the head of a capture", () => {
  const head = async (id: string) =>
    captureHeadSchema.parse(JSON.parse((await ask(servers.uiUrl, `/api/captures/${id}/head`)).body));

  it("has the report's figures and files, and no page", async () => {
    const { report: figures, run, failure, files } = await head(report.capture);
    expect(figures).toMatchObject({ all: report.all, asOf: report.asOf });
    expect(figures).not.toHaveProperty("pages");
    expect([run, failure]).toEqual([null, null]);
    expect(files.map(({ kind }) => kind)).toContain("warc");
  });

  it("says of a failed and of an open capture what became of them", async () => {
    expect(await head("20261116000000-broken")).toMatchObject({
      report: null,
      failure: { url: "http://gone.example/", why: "it was never asked for" },
    });
    expect(await head("20261116000001-open")).toMatchObject({ report: null, run: { state: "interrupted" } });
  });
});

describe("the pages of a capture", () => {
  it("come in the report's order, each once", async () => {
    expect((await allPages("")).map(({ url }) => url)).toEqual(report.pages.map(({ url }) => url));
  });

  it("come sorted over all answers, the exceptions first or last", async () => {
    const up = await allPages("sort=verdict");
    expect(up.map(({ url }) => url).toSorted()).toEqual(report.pages.map(({ url }) => url).toSorted());
    const firstSharp = up.findIndex(({ verdict }) => verdict === "sharp");
    expect(firstSharp).toBe(report.pages.filter(({ verdict }) => verdict !== "sharp").length);
    const down = await allPages("sort=url&order=down");
    expect(down.map(({ url }) => url)).toEqual(
      report.pages
        .map(({ url }) => url)
        .toSorted()
        .toReversed(),
    );
  });

  it("are those asked for, and as many as are said", async () => {
    const part = await pages("verdict=changed&q=ODD/&sort=url");
    const wanted = report.pages.filter(({ verdict, url }) => verdict === "changed" && url.includes("/odd/"));
    expect(part).toMatchObject({ found: wanted.length, cursor: null });
    expect(part.pages.map(({ url }) => url)).toEqual(wanted.map(({ url }) => url).toSorted());
    expect(await allPages("kind=requisite")).toHaveLength(report.requisites.pages);
  });

  it.each(["cursor=17", "cursor=x", "sort=verdict&cursor=e30", "sort=wrong", "verdict=fine"])(
    "refuse %s",
    async (query) => {
      expect((await ask(servers.uiUrl, `${LIST}/pages?${query}`)).status).toBe(404);
    },
  );
});

it("draws charts from figures of all pages, in bounded room", async () => {
  const { body } = await ask(servers.uiUrl, `${LIST}/figures`);
  const { visits, coherence, directories } = captureFiguresSchema.parse(JSON.parse(body));
  expect(visits).toMatchObject({ total: 260, oneIn: 1, counts: { changed: 6, failed: 3 } });
  expect(coherence).toMatchObject({ pages: 260, atAsOf: report.all.sharp, most: report.all.sharp });
  expect(directories.heat).toEqual([
    { name: "/even/", pages: 130, differing: 0 },
    { name: "/odd/", pages: 130, differing: 6 },
  ]);
});

describe("the files of a capture", () => {
  it("are given as they are, and never as a page of this origin", async () => {
    const { status, body, headers } = await ask(servers.uiUrl, `${LIST}/files/report.json`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual(report);
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${report.capture}-report.json"`,
    });
  });

  it.each(["asked.json", "..%2f..%2fcatalog.sqlite", "%2e%2e", "report.json%00"])(
    "do not hold %s",
    async (name) => {
      expect((await ask(servers.uiUrl, `${LIST}/files/${name}`)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
