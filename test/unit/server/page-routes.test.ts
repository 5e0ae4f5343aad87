// One page over the API: its versions with what is known of each, what changed, why, and what proves it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extractJson, extractPieces, findExtract } from "#cli/extract-file.js";
import { instant, isCaptured, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { pageChangeSchema, pageSchema, whySchema, type ApiPageHistory } from "#server/page-schema.js";
import { openArchive } from "#store/index.js";
import { whyOf } from "#study/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { captureLively } from "../../support/captures/served-archive.js";
import { makeReport } from "../../support/samples/reports.js";
import { captured, failed } from "../../support/samples/sightings.js";
import { ask, type Answer } from "../../support/sites/ask.js";

/** Of the capture that made-up looks belong to. */
const REPORT = makeReport({ pages: 1 }, { capture: "c1" });

let dir: string;
let archive: Archive;
let servers: RunningServers;
/** The page that changed most often, and its looks. */
let url: PageUrl;
let looks: Sighting[];
let captureId: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-page-"));
  await captureLively(join(dir, "archive"), 12, 3);
  archive = await openArchive(join(dir, "archive"));
  captureId = (await archive.catalog.captures.list())[0]!.id;
  let most = 0;
  for await (const { page } of archive.results.reportPages(captureId)) {
    const own = await archive.catalog.sightings.ofPage(page.url as PageUrl);
    const isText = own.some(
      (look) => isCaptured(look) && /html/.test(look.outcome.identity.contentType ?? ""),
    );
    if (isText && runsOf(own).length > most)
      [most, url, looks] = [runsOf(own).length, page.url as PageUrl, own];
  }
  servers = await startServers({ archive, port: 0, replayPort: 0, extracts: extractPieces });
});

afterAll(async () => {
  await servers?.close();
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

/** Looks that follow each other with the same content. */
function runsOf(sightings: readonly Sighting[]): Sighting[][] {
  const runs: Sighting[][] = [];
  const contentOf = (look: Sighting) => isCaptured(look) && look.outcome.identity.contentDigest;
  for (const look of sightings.filter(isCaptured)) {
    const last = runs.at(-1);
    if (last && contentOf(last[0]!) === contentOf(look)) last.push(look);
    else runs.push([look]);
  }
  return runs;
}

function get(path: string, query: Record<string, string>, base = servers): Promise<Answer> {
  return ask(base.uiUrl, `/api/page${path}?${new URLSearchParams(query).toString()}`);
}

async function history(query: Record<string, string>, base = servers): Promise<ApiPageHistory> {
  return pageSchema.parse(JSON.parse((await get("", query, base)).body));
}

describe("the versions of a page", () => {
  it("are the runs of equal looks, newest first", async () => {
    const { versions, totalVersions, cursor, captures } = await history({ url });
    const runs = runsOf(looks);
    expect(runs.length).toBeGreaterThan(1);
    expect([totalVersions, cursor]).toEqual([runs.length, null]);
    expect(versions.map(({ number }) => number)).toEqual(runs.map((_, i) => runs.length - i));
    expect(versions.map(({ firstAt, looks: own }) => [firstAt, own])).toEqual(
      runs.toReversed().map((run) => [run[0]!.times.sentAt, run.length]),
    );
    expect(captures[0]!.id).toBe(captureId);
  });

  it("are observed from the last byte of the first look to the sending of the last, and no longer", async () => {
    const { versions } = await history({ url });
    for (const [i, run] of runsOf(looks).toReversed().entries()) {
      const { observed, possible, isVarying } = versions[i]!;
      if (run.length === 1 || isVarying) expect(observed).toBeNull();
      else expect(observed).toEqual({ from: run[0]!.times.lastByteAt, to: run.at(-1)!.times.sentAt });
      if (observed) {
        expect(possible.from ?? -Infinity).toBeLessThan(observed.from);
        expect(possible.to ?? Infinity).toBeGreaterThan(observed.to);
      }
    }
  });

  it("come some at a time, each once, where there are very many", async () => {
    const many = memoryArchive(new MemoryIndex(), { reports: [REPORT] });
    const page = "http://demo.example/" as PageUrl;
    for (let i = 0; i < 250; i++)
      await many.catalog.sightings.add({ ...captured(`v${i}`, 1000 * i, 1000 * i + 5), url: page, seq: i });
    await many.catalog.sightings.add({ ...failed(300_000, 300_001), url: page, seq: 250 });
    const other = await startServers({ archive: many, port: 0, replayPort: 0 });
    try {
      const seen: number[] = [];
      let [cursor, parts] = ["", 0];
      do {
        const part = await history({ url: page, ...(cursor && { cursor }) }, other);
        expect(part).toMatchObject({ totalVersions: 250, looksInVain: 1, hasExtracts: false });
        seen.push(...part.versions.map(({ number }) => number));
        [cursor, parts] = [part.cursor ?? "", parts + 1];
      } while (cursor !== "");
      expect(parts).toBe(3);
      expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => 250 - i));
    } finally {
      await other.close();
    }
  });
});

it("says what changed between two looks in one sentence", async () => {
  const { versions } = await history({ url });
  const [now, before] = versions;
  const times = { from: String(before!.firstAt), to: String(now!.firstAt) };
  const { result } = pageChangeSchema.parse(JSON.parse((await get("/change", { url, ...times })).body));
  expect(result.importance).toBeGreaterThanOrEqual(0);
  expect(result.explanation).not.toBe("");
});

it("says why, as the verb does", async () => {
  const capture = (await archive.catalog.captures.get(captureId))!;
  const { body } = await get("/why", { url, capture: captureId });
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(await whyOf(archive, capture, url))));
  expect(whySchema.parse(JSON.parse(body)).looks.length).toBeGreaterThan(0);
});

describe("what proves a page", () => {
  it("is its entry, and the whole extract with its records, as the verb writes it", async () => {
    const entry = JSON.parse((await get("/certificate", { url, capture: captureId })).body) as {
      entries: { page: { url: string } }[];
    };
    expect(entry.entries.map(({ page }) => page.url)).toEqual([url]);
    const { body, headers } = await get("/extract", { url, capture: captureId });
    expect(headers["content-disposition"]).toBe('attachment; filename="extract.json"');
    const written = await extractJson(archive, await findExtract(archive, url, captureId));
    expect(JSON.parse(body)).toEqual(JSON.parse(written));
    // A proof that was given leaves the way free for the next.
    expect((await get("/extract", { url, capture: captureId })).status).toBe(200);
  });

  it("is a declaration to sign, never a page of this origin", async () => {
    const { headers, body } = await get("/declaration", { url, capture: captureId });
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(body).toContain("Declaration about");
  });
});

it.each([
  ["", { url: "javascript:alert(1)" }],
  ["", { url: "http://nobody.example/" }],
  ["", { url: "http://living.test/", cursor: "x" }],
  ["/why", { url: "http://living.test/", capture: "../x" }],
  ["/certificate", { url: "http://nobody.example/", capture: "" }],
  ["/picture", { url: "http://living.test/", at: "1" }],
  ["/picture", { url: "http://living.test/", at: "1", view: "1" }],
  ["/change", { url: "http://living.test/", from: "1" }],
])("refuses /api/page%s with %o", async (path, query) => {
  expect((await get(path, query as Record<string, string>)).status).toBe(404);
});

it("shows raster pictures alone: others may be documents", async () => {
  const index = new MemoryIndex();
  for (const type of ["png", "svg+xml"])
    index.add(`http://demo.example/${type}`, 1000, `HTTP/1.1 200 OK\nContent-Type: image/${type}`, "bytes");
  const pictures = await startServers({ archive: memoryArchive(index), port: 0, replayPort: 0 });
  try {
    const png = await get("/picture", { url: "http://demo.example/png", at: "1" }, pictures);
    expect([png.status, png.headers["content-type"], png.body]).toEqual([200, "image/png", "bytes"]);
    const svg = await get("/picture", { url: "http://demo.example/svg+xml", at: "1" }, pictures);
    expect(svg.status).toBe(404);
  } finally {
    await pictures.close();
  }
});

it("finds the picture of a page in a browser by the rendering that made it", async () => {
  const page = "http://demo.example/" as PageUrl;
  const index = new MemoryIndex();
  for (const [at, bytes] of [
    [1000, "first"],
    [1500, "of another run"],
    [2000, "second"],
  ] as const)
    index.add(`urn:view:${page}`, at, "HTTP/1.1 200 OK\nContent-Type: image/png", bytes);
  const reports = ["c1", "c2"].map((capture) => ({ ...REPORT, capture }));
  const held = memoryArchive(index, { reports });
  for (const [captureId, at] of [
    ["c1", 1000],
    ["c2", 2000],
  ] as const) {
    await held.catalog.sightings.add({ ...captured("a", at, at + 1), url: page, captureId });
    const rendering = { document: page, at: instant(at), requests: [] };
    await held.catalog.renderings.put(captureId, rendering as never);
  }
  const running = await startServers({ archive: held, port: 0, replayPort: 0 });
  try {
    expect((await history({ url: page }, running)).screenshots).toEqual([2000, 1000]);
    const shown = await get("/picture", { url: page, at: "1501", view: "1" }, running);
    expect([shown.status, shown.body]).toEqual([200, "second"]);
  } finally {
    await running.close();
  }
});

it("claims nothing of versions of a page that varies by itself", async () => {
  const page = "http://demo.example/" as PageUrl;
  const varying = memoryArchive(new MemoryIndex(), { reports: [REPORT] });
  const seen = [
    captured("a", 1000, 1001),
    captured("a", 2000, 2001, { pass: "revisit" }),
    captured("b", 3000, 3001, { pass: "probe" }),
    captured("c", 4000, 4001, { pass: "probe" }),
  ];
  for (const [seq, look] of seen.entries()) await varying.catalog.sightings.add({ ...look, url: page, seq });
  const other = await startServers({ archive: varying, port: 0, replayPort: 0 });
  try {
    const { versions } = await history({ url: page }, other);
    expect(versions.map(({ observed, attested, isVarying }) => [observed, attested, isVarying])).toEqual(
      versions.map(() => [null, null, true]),
    );
  } finally {
    await other.close();
  }
});

it("keeps a page from those whom rules keep it from", async () => {
  const secret = "http://demo.example/secret" as PageUrl;
  const index = new MemoryIndex();
  const around = "http://demo.example/around" as PageUrl;
  for (const url of [secret, `urn:view:${secret}`, `urn:view:${around}`])
    index.add(url, 1000, "HTTP/1.1 200 OK\nContent-Type: image/png", "hidden");
  const rules = [
    {
      id: "r",
      surt: "example,demo)/secret",
      match: "exact" as const,
      collection: null,
      from: null,
      to: null,
      groups: null,
      access: { kind: "block" as const, message: "By order." },
    },
  ];
  const kept = memoryArchive(index, { reports: [REPORT], rules: () => rules });
  for (const [seq, url] of [secret, around].entries())
    await kept.catalog.sightings.add({ ...captured("a", 1000, 1001), url, seq });
  // The other page is open, and its picture shows what is not.
  const rendering = { at: instant(1000), requests: [secret] };
  for (const document of [secret, around])
    await kept.catalog.renderings.put("c1", { ...rendering, document } as never);
  const closed = await startServers({
    archive: kept,
    port: 0,
    replayPort: 0,
    clock: { now: () => instant(5000) },
  });
  try {
    for (const [path, query] of [
      ["", {}],
      ["/picture", { at: "1000" }],
      ["/picture", { at: "1000", view: "1" }],
      ["/picture", { at: "1000", view: "1", url: around }],
      ["/change", { from: "1000", to: "1000" }],
    ] as const) {
      const { status, body } = await get(path, { url: secret, ...query }, closed);
      expect([404, 451]).toContain(status);
      expect(body).not.toContain("hidden");
    }
  } finally {
    await closed.close();
  }
});
