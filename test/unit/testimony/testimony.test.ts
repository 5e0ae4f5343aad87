// What is told comes into the archive, is found again after a kill, and is rebuilt from the WARC files alone.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readExchange } from "#detect/index.js";
import { isTold, type Capture, type FrontierPage, type Sighting } from "#model/index.js";
import type { Archive, ReadableExchange, Testimony } from "#ports/index.js";
import { openArchive, reindex } from "#store/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import {
  keepAndTell,
  minute,
  published,
  served,
  servedContent,
  sourceContent,
  tellIn,
  toldUrl,
} from "../../support/testimony/telling.js";

const readOutcome = async (exchange: ReadableExchange) => (await readExchange(exchange)).outcome;

interface Catalogued {
  readonly captures: readonly Capture[];
  readonly sightings: Sighting[];
  readonly pages: FrontierPage[];
}

async function catalogued(dir: string, id: string): Promise<Catalogued> {
  const archive = await openArchive(dir);
  try {
    const { captures, sightings, frontier } = archive.catalog;
    return {
      captures: await captures.list(),
      sightings: await collect(sightings.ofCapture(id)),
      pages: await collect(frontier.pages(id)),
    };
  } finally {
    await archive.close();
  }
}

/** The catalog thrown away and made anew. */
async function rebuilt(dir: string, id: string): Promise<Catalogued> {
  for (const end of ["", "-wal", "-shm"]) rmSync(join(dir, `catalog.sqlite${end}`), { force: true });
  await reindex(dir, { readOutcome });
  return catalogued(dir, id);
}

async function within<T>(dir: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive(dir, { maxWarcBytes: 4000 });
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}

/** A → B → A, a second page, newest first as a history is read. */
async function tellHistory(testimony: Testimony): Promise<void> {
  const content = testimony.capture.settings.testimony?.tier === "served" ? servedContent : sourceContent;
  const span = testimony.capture.settings.testimony?.tier === "served" ? served : published;
  await keepAndTell(testimony, content("/", "A", minute(20)), span(20, 30, 3));
  await keepAndTell(testimony, content("/", "B", minute(10)), span(10, 19, 2));
  await keepAndTell(testimony, content("/", "A", minute(0)), span(0, 9, 7));
  await keepAndTell(testimony, content("/b", "other", minute(5)), span(5, 6, 1));
}

describe.each(["source", "served"] as const)("a testimony of tier %s", (tier) => {
  it("is a capture that speaks of no moment, with what it tells in catalog, index and report", async () => {
    const dir = temporaryDirectory();
    await within(dir, async (archive) => {
      const testimony = await tellIn(archive, tier);
      await tellHistory(testimony);
      testimony.note("one file could not be read");
      const end = await testimony.conclude();
      expect(end).toMatchObject({ pages: 2, versions: 4, from: minute(0), to: minute(30) });
      const capture = (await archive.catalog.captures.get(end.capture))!;
      expect(capture).toMatchObject({ phase: "finished", asOf: null, plannedAsOf: null });
      expect(capture.settings.testimony).toEqual({ tier, by: "a test", depth: 1 });
      const report = (await archive.results.getReport(end.capture))!;
      expect(report.testimony).toMatchObject({ tier, pages: 2, versions: 4 });
      expect(report.testimony!.answers).toBe(tier === "served" ? 13 : 0);
      expect(report.all).toEqual({ pages: 2, sharp: 0, attested: 0, possible: 0 });
      expect(report.notes).toEqual(["one file could not be read"]);
      const sightings = await archive.catalog.sightings.ofPage(toldUrl("/"));
      expect(sightings.every(isTold)).toBe(true);
      expect(sightings.map(({ times }) => times.sentAt)).toEqual([minute(0), minute(10), minute(20)]);
    });
  });

  it("refers to a content that the page had before, and plays it", async () => {
    const dir = temporaryDirectory();
    await within(dir, async (archive) => {
      const testimony = await tellIn(archive, tier);
      await tellHistory(testimony);
      await testimony.conclude();
      const entries = await archive.index.lookup(toldUrl("/"));
      const kept = tier === "source" ? "resource" : "response";
      expect(entries.map(({ recordType }) => recordType)).toEqual(["revisit", kept, kept]);
      expect(entries.map(({ at }) => at)).toEqual([minute(0), minute(10), minute(20)]);
      const [first] = entries;
      expect(Buffer.from((await archive.index.read(first!)).httpBytes).toString()).toContain("<p>A");
      const [oldest] = await archive.catalog.sightings.ofPage(toldUrl("/"));
      expect(Buffer.from((await archive.warcs.read(oldest!))!).toString()).toContain("<p>A");
    });
  });

  it("is rebuilt from its WARC files as it was", async () => {
    const dir = temporaryDirectory();
    const { capture } = await within(dir, async (archive) => {
      const testimony = await tellIn(archive, tier);
      await tellHistory(testimony);
      return testimony.conclude();
    });
    const before = await catalogued(dir, capture);
    expect(before.sightings).toHaveLength(4);
    expect(await rebuilt(dir, capture)).toEqual(before);
  });

  it("goes on by its id, and what was never acknowledged does not count", async () => {
    const dir = temporaryDirectory();
    const id = await within(dir, async (archive) => {
      const testimony = await tellIn(archive, tier);
      const content = tier === "served" ? servedContent : sourceContent;
      const span = tier === "served" ? served : published;
      await keepAndTell(testimony, content("/", "A", minute(20)), span(20, 30, 3));
      const kept = await testimony.keep(content("/c", "C", minute(1)));
      const { sightings } = archive.catalog;
      const add = sightings.add.bind(sightings);
      sightings.add = () => Promise.reject(new Error("killed before the catalog had it"));
      await expect(testimony.tell(kept, span(1, 2, 1))).rejects.toThrow("killed");
      sightings.add = add;
      testimony.note("was interrupted");
      await testimony.leave();
      return testimony.capture.id;
    });
    await within(dir, async (archive) => {
      const testimony = await tellIn(archive, tier, id);
      const content = tier === "served" ? servedContent : sourceContent;
      const span = tier === "served" ? served : published;
      const again = testimony.tell(await testimony.keep(content("/", "B", minute(25))), span(25, 26, 1));
      await expect(again).rejects.toMatchObject({ code: "INTERNAL" });
      await keepAndTell(testimony, content("/c", "C", minute(1)), span(1, 2, 1));
      await keepAndTell(testimony, content("/", "B", minute(10)), span(10, 19, 2));
      expect(await testimony.conclude()).toMatchObject({ pages: 2, versions: 3 });
      expect((await archive.results.getReport(id))!.notes).toEqual(["was interrupted"]);
    });
    const before = await catalogued(dir, id);
    expect(before.sightings.map(({ url }) => url)).toEqual(["/", "/c", "/"].map(toldUrl));
    expect(await rebuilt(dir, id)).toEqual(before);
  });
});
