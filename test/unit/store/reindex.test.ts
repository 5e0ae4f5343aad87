// Indexes and catalog rebuilt from the WARC files alone give the same answers.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteDriver } from "../../../src/store/catalog/sqlite/driver.js";
import { readExchange } from "#detect/index.js";
import {
  instant,
  type Capture,
  type CaptureReport,
  type Certificate,
  type Pass,
  type Sighting,
} from "#model/index.js";
import type { ReadableExchange } from "#ports/index.js";
import { openArchive, reindex } from "#store/index.js";
import {
  collect,
  httpBytes,
  MemoryLogger,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";

const T0 = 1_700_000_000_000;
const readOutcome = async (exchange: ReadableExchange) => (await readExchange(exchange)).outcome;

async function captured(): Promise<{
  dir: string;
  sightings: Sighting[];
  captures: readonly Capture[];
  index: string;
}> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir, { maxWarcBytes: 5000 });
  const capture = someCapture("c1");
  await archive.catalog.captures.create(capture);
  const sink = await archive.warcs.open("c1");
  let seq = 0;
  const originals = new Map<string, { id: string; date: ReturnType<typeof instant> }>();
  for (const pass of ["visit", "revisit"] satisfies Pass[])
    for (const path of ["/", "/a", "/b"]) {
      const url = pageUrl(path);
      const at = T0 + seq * 1000;
      const refersTo = originals.get(path) ?? null;
      const record = someExchange(url, at, httpBytes(`body of ${path}`), {
        refersTo,
        note: { pass, depth: "1", via: pageUrl("/") },
      });
      const records = await sink.writeExchange(record);
      if (!refersTo) originals.set(path, { id: records[1]!.id, date: instant(at) });
      const outcome = await readOutcome(record.exchange);
      await archive.catalog.sightings.add({
        url,
        captureId: "c1",
        seq,
        pass,
        times: record.exchange.times,
        outcome,
        records,
      });
      seq++;
    }
  const at = instant(T0 + seq * 1000);
  const fields = { pass: "visit", depth: "1", outcome: "failed", code: "timeout", message: "no answer" };
  const ref = await sink.writeMetadata(pageUrl("/gone"), fields, at);
  await archive.catalog.sightings.add({
    url: pageUrl("/gone"),
    captureId: "c1",
    seq,
    pass: "visit",
    times: { sentAt: at, firstByteAt: at, lastByteAt: at },
    outcome: { kind: "failed", code: "timeout", message: "no answer" },
    records: [ref],
  });
  const plannedAsOf = instant(T0 + 2500);
  const plan = { plannedAsOf: new Date(plannedAsOf).toISOString(), expectedSharp: "2.5", upperBound: "3" };
  await sink.writeMetadata("urn:isochron:capture:c1:plan", plan, plannedAsOf);
  await sink.close();
  await archive.warcs.index("c1");
  const ended = {
    asOf: plannedAsOf,
    plannedAsOf,
    finishedAt: instant(T0 + 9000),
    expectedSharp: 2.5,
    upperBound: 3,
  };
  const report = { ...ended, capture: "c1", pages: [] } as unknown as CaptureReport;
  await archive.results.put("c1", { report, certificate: { pages: [] } as unknown as Certificate, html: "" });
  await archive.catalog.captures.update("c1", { phase: "finished", ...ended });
  const result = {
    dir,
    sightings: await collect(archive.catalog.sightings.ofCapture("c1")),
    captures: await archive.catalog.captures.list(),
    index: readFileSync(join(dir, "indexes/example.org.cdxj"), "latin1"),
  };
  await archive.close();
  return result;
}

describe("reindex", () => {
  it.each(["lost", "broken", "half damaged"])("restores a %s catalog and the indexes", async (kind) => {
    const { dir, sightings, captures, index } = await captured();
    const open = new SqliteDriver(join(dir, "catalog.sqlite"), "write");
    open.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    open.close();
    const held = readFileSync(join(dir, "catalog.sqlite"));
    for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dir, `catalog.sqlite${suffix}`), { force: true });
    // The first pages are whole, so it opens; those after them are not.
    if (kind === "half damaged")
      writeFileSync(join(dir, "catalog.sqlite"), held.fill("damage ", 4 * 4096, held.length - 4096));
    if (kind === "broken") writeFileSync(join(dir, "catalog.sqlite"), "garbage ".repeat(1000));
    rmSync(join(dir, "indexes"), { recursive: true });
    const logger = new MemoryLogger();
    const summary = await reindex(dir, { readOutcome, logger });
    expect(summary).toMatchObject({ captures: 1, sightingsAdded: 7, findings: [] });
    expect(logger.lines).toHaveLength(kind === "lost" ? 0 : 1);
    expect(readFileSync(join(dir, "indexes/example.org.cdxj"), "latin1")).toBe(index);
    const archive = await openArchive(dir);
    expect(await collect(archive.catalog.sightings.ofCapture("c1"))).toEqual(sightings);
    expect(await archive.catalog.captures.list()).toEqual(captures);
    expect((await archive.warcs.files("c1")).length).toBe(summary.files);
    expect(
      (await collect(archive.catalog.frontier.pages("c1"))).map(({ url, state }) => [url, state]),
    ).toEqual([
      [pageUrl("/"), "visited"],
      [pageUrl("/a"), "visited"],
      [pageUrl("/b"), "visited"],
      [pageUrl("/gone"), "failed"],
    ]);
    await archive.close();
  });

  it("changes nothing in an archive that is whole", async () => {
    const { dir, sightings, index } = await captured();
    const copy = temporaryDirectory();
    cpSync(dir, copy, { recursive: true });
    expect((await reindex(copy, { readOutcome })).sightingsAdded).toBe(0);
    expect(readFileSync(join(copy, "indexes/example.org.cdxj"), "latin1")).toBe(index);
    const archive = await openArchive(copy);
    expect(await collect(archive.catalog.sightings.ofCapture("c1"))).toEqual(sightings);
    await archive.close();
  });
});
