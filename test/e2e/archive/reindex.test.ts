// Catalog, indexes and results lost: the WARC files alone give the same answers, also of captures cut short.
import { cpSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { captureSite, resumeCapture, type CaptureOutcome, type Watcher, type World } from "#crawl/index.js";
import { RefusedPages, reportRefusals } from "#crawl/proof/refusal-report.js";
import { readExchange } from "#detect/index.js";
import { RefusalTally } from "#frontier/index.js";
import {
  instant,
  type Capture,
  type CaptureReport,
  type FrontierPage,
  type Instant,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import { assessCapture, buildReport } from "#quality/index.js";
import { nodeFileSystem, type FileSystem } from "#store/file-system.js";
import { openArchive, reindex } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { TWO_HOSTS, twoHostWorld } from "../../support/sites/two-host-world.js";

interface Run {
  readonly dir: string;
  readonly fileSystem?: FileSystem;
  readonly at?: Instant;
  readonly watcher?: (world: World) => Watcher;
  readonly resume?: boolean;
}

/** One capture, or the rest of one, in an archive opened for it alone. */
async function run({ dir, at, resume, ...given }: Run): Promise<CaptureOutcome> {
  const { fileSystem = nodeFileSystem, watcher = () => ({}) } = given;
  const archive = await openArchive(dir, { software: "isochron-test", maxWarcBytes: 40_000, fileSystem });
  try {
    const world = await twoHostWorld(archive, at);
    const watching = watcher(world);
    return await (resume ? resumeCapture(null, world, watching) : captureSite(TWO_HOSTS, world, watching));
  } finally {
    await archive.close();
  }
}

/** Stops the capture as Ctrl-C does, after so many fetches; tells when. */
async function interrupted(dir: string, fetches: number): Promise<Instant> {
  const stop = new AbortController();
  let seen = 0;
  let clock: World["clock"] | null = null;
  const stopping = (world: World): Watcher => ({
    signal: stop.signal,
    onProgress: () => {
      clock = world.clock;
      if (++seen >= fetches) stop.abort();
    },
  });
  await expect(run({ dir, watcher: stopping })).rejects.toMatchObject({ code: "INTERRUPTED" });
  return clock!.now();
}

/** What kill -9 would leave just after the given write: a copy of the directory as it is at that instant. */
async function killed(dir: string, writes: number): Promise<{ copy: string; at: Instant }> {
  const copy = temporaryDirectory();
  let seen = 0;
  let at: Instant | null = null;
  let clock: World["clock"] | null = null;
  const copying: FileSystem = {
    ...nodeFileSystem,
    async open(path, flags, mode) {
      const file = await nodeFileSystem.open(path, flags, mode);
      return {
        ...bound(file),
        async write(bytes) {
          await file.write(bytes);
          if (++seen !== writes) return;
          cpSync(dir, copy, { recursive: true });
          at = clock!.now();
        },
      };
    },
  };
  await run({ dir, fileSystem: copying, watcher: (world) => ((clock = world.clock), {}) });
  if (at === null) throw new Error(`the capture made only ${seen} writes`);
  return { copy, at };
}

function bound(file: Awaited<ReturnType<FileSystem["open"]>>): Awaited<ReturnType<FileSystem["open"]>> {
  return {
    write: (bytes) => file.write(bytes),
    sync: () => file.sync(),
    truncate: (sizeBytes) => file.truncate(sizeBytes),
    close: () => file.close(),
  };
}

/** The report made anew from what the catalog says. */
async function recomputed(dir: string, report: CaptureReport): Promise<CaptureReport> {
  const archive = await openArchive(dir);
  try {
    const capture = (await archive.catalog.captures.get(report.capture))!;
    const sightings = new Map<PageUrl, Sighting[]>();
    for await (const sighting of archive.catalog.sightings.ofCapture(capture.id))
      sightings.set(sighting.url, [...(sightings.get(sighting.url) ?? []), sighting]);
    const needs = await collect(archive.catalog.requisites.requisites(capture.id));
    const pages = await collect(archive.catalog.frontier.pages(capture.id));
    const numberOf = (url: PageUrl): number => pages.findIndex((page) => page.url === url);
    const assessment = assessCapture({
      capture,
      plannedAsOf: capture.plannedAsOf!,
      pages,
      numberOf,
      sightingsOf: (url) => sightings.get(url) ?? [],
      requisitesOf: (number) =>
        (needs.find(({ document }) => document === pages[number]!.url)?.requisites ?? []).map(numberOf),
    });
    const { strategy, delayMs, requests, bytes, warcs, notes } = report;
    // What the detector said comes from the same bytes and is not the catalog's.
    const judged = report.pages.flatMap(({ url, change }) =>
      change ? [[url as PageUrl, change] as const] : [],
    );
    const changes = { byPage: new Map(judged), summary: report.changes! };
    const counted = new RefusalTally(await collect(archive.catalog.refusals.ofCapture(capture.id)));
    const refusals = reportRefusals(RefusedPages.of(assessment.pages), counted);
    const facts = { strategy, delayMs, requests, bytes, warcs, notes, changes, refusals };
    const made = buildReport(assessment, { ...facts, finishedAt: capture.finishedAt! });
    return { ...made, pages: [...made.pages] };
  } finally {
    await archive.close();
  }
}

interface Dump {
  readonly captures: Capture[];
  readonly parts: { frontier: FrontierPage[]; sightings: Sighting[]; requisites: unknown[] }[];
}

describe("reindex from the WARC files alone", () => {
  it("gives the same catalog, indexes and report of a finished capture", async () => {
    const dir = temporaryDirectory();
    const { report, files } = await run({ dir });
    expect((await verifyCertificate(files.certificate, { root: dir })).findings).toEqual([]);
    const before = (await catalogDump(dir)) as unknown as Dump;
    const { frontier, sightings, requisites } = before.parts[0]!;
    // The capture holds every kind of thing that a response does not tell.
    expect(new Set(frontier.map(({ state }) => state))).toEqual(
      new Set(["visited", "failed", "refused", "skipped"]),
    );
    expect(frontier.some(({ late }) => late)).toBe(true);
    expect(frontier.some(({ state, reason }) => state === "failed" && reason !== null)).toBe(true);
    expect(new Set(frontier.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    expect(new Set(sightings.map(({ outcome }) => outcome.kind))).toContain("failed");
    expect(requisites.length).toBeGreaterThan(3);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
    expect(await recomputed(dir, report)).toEqual(report);
  });

  it("gives both captures of a site", async () => {
    const dir = temporaryDirectory();
    await run({ dir });
    await run({ dir, at: instant(Date.UTC(2026, 0, 5, 12)) });
    const before = await catalogDump(dir);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
  });

  it.each([8, 45])("gives a capture stopped after %d fetches, to be resumed as before", async (fetches) => {
    const dir = temporaryDirectory();
    const at = await interrupted(dir, fetches);
    const before = (await catalogDump(dir)) as unknown as Dump;
    await loseAndReindex(dir);
    const after = await catalogDump(dir);
    expect(after).toEqual({ ...before, indexes: after["indexes"] });
    const { report, files } = await run({ dir, resume: true, at });
    expect((await verifyCertificate(files.certificate, { root: dir })).findings).toEqual([]);
    const urls = before.parts[0]!.frontier.map(({ url }) => url);
    expect(report.pages.map(({ url }) => url).slice(0, urls.length)).toEqual(urls);
    const finished = await catalogDump(dir);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(finished);
  });

  it.each([2, 18, 47, 77])("gives a capture killed at write %d and resumed", async (writes) => {
    const { copy, at } = await killed(temporaryDirectory(), writes);
    const lost = temporaryDirectory();
    cpSync(copy, lost, { recursive: true });
    const { report, files } = await run({ dir: copy, resume: true, at });
    expect((await verifyCertificate(files.certificate, { root: copy })).findings).toEqual([]);
    const before = (await catalogDump(copy)) as unknown as Dump;
    await loseAndReindex(copy);
    expect(await catalogDump(copy)).toEqual(before);
    expect(await recomputed(copy, report)).toEqual(report);
    // The same when the catalog is lost with the process: no link found before the kill is forgotten.
    await loseAndReindex(lost);
    const resumed = await run({ dir: lost, resume: true, at });
    expect((await verifyCertificate(resumed.files.certificate, { root: lost })).findings).toEqual([]);
    const documents = ({ pages }: CaptureReport) =>
      pages.filter(({ verdict }) => verdict !== "late").map(({ url }) => url);
    expect(documents(resumed.report).length).toBeGreaterThanOrEqual(documents(report).length - 2);
  });

  it("changes nothing in an archive that is whole", async () => {
    const dir = temporaryDirectory();
    await run({ dir });
    const before = await catalogDump(dir);
    const summary = await reindex(dir, {
      readOutcome: async (exchange) => (await readExchange(exchange)).outcome,
    });
    expect(summary.sightingsAdded).toBe(0);
    expect(await catalogDump(dir)).toEqual(before);
  });
});
