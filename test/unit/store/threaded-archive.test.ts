// An archive on a thread of its own is the same archive: same bytes, same errors, same lock.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreError } from "#errors.js";
import { instant } from "#model/index.js";
import type { Archive, WarcSink } from "#ports/index.js";
import { openArchive, openArchiveOnThread } from "#store/index.js";
import {
  collect,
  httpBytes,
  MemoryLogger,
  pageUrl,
  someCapture,
  someExchange,
  someSighting,
  temporaryDirectory,
} from "../../support/archives/archives.js";

const T0 = 1_700_000_000_000;
const LONG = httpBytes("a long answer ".repeat(20_000));

async function open(dir = temporaryDirectory()): Promise<Archive> {
  const archive = await openArchiveOnThread(dir, { software: "isochron/test", logger: new MemoryLogger() });
  onTestFinished(() => archive.close());
  return archive;
}

/** A response that was put aside on its way, as the fetcher does with long ones. */
async function writeSpooled({ spool }: Archive, sink: WarcSink): Promise<void> {
  const writer = spool.create();
  await writer.append(LONG);
  const spooled = await writer.finish();
  const record = someExchange(pageUrl("/long"), T0 + 100, LONG);
  const exchange = { ...record.exchange, responseBytes: LONG.subarray(0, 1000), spooled };
  await sink.writeExchange({ ...record, exchange });
  await spooled.discard();
}

/** What comes back of a short page, a revisit, a long page and a note. */
async function writeAndRead(archive: Archive) {
  await archive.catalog.captures.create(someCapture("c1"));
  const sink = await archive.warcs.open("c1");
  const [, original] = await sink.writeExchange(someExchange(pageUrl("/a"), T0, httpBytes("<p>A</p>")));
  const refersTo = { id: original!.id, date: instant(T0) };
  const again = someExchange(pageUrl("/a"), T0 + 50, httpBytes("<p>A</p>"), { refersTo });
  const records = await sink.writeExchange(again);
  const sightings = [[original!], records].map((refs, seq) =>
    someSighting("c1", seq, { url: pageUrl("/a"), records: refs }),
  );
  for (const sighting of sightings) await archive.catalog.sightings.add(sighting);
  await writeSpooled(archive, sink);
  await sink.writeMetadata("http://example.org/gone", { outcome: "failed" }, instant(T0 + 500));
  await sink.sync();
  await sink.close();
  await archive.warcs.index("c1");
  const entries = [
    ...(await archive.index.lookup(pageUrl("/a"))),
    ...(await archive.index.lookup(pageUrl("/long"))),
  ];
  const stored = await Promise.all(entries.map((entry) => archive.index.read(entry)));
  const seen = await Promise.all(sightings.map((sighting) => archive.warcs.read(sighting)));
  const [file] = await archive.warcs.files("c1");
  return {
    entries: entries.map(({ url, at, status, mime, digest, recordType }) => [
      url,
      at,
      status,
      mime,
      digest,
      recordType,
    ]),
    seen: seen.map((bytes) => Buffer.from(bytes!).toString("latin1")),
    bytes: stored.map(({ httpBytes: bytes }) => Buffer.from(bytes).toString("latin1")),
    file: { records: file!.records, servers: file!.servers, connections: file!.connections },
  };
}

describe("an archive on a thread of its own", () => {
  it("holds what the same archive on the caller's thread holds, long responses too", async () => {
    const local = await openArchive(temporaryDirectory(), { software: "isochron/test" });
    onTestFinished(() => local.close());
    const there = await writeAndRead(await open());
    expect(there).toEqual(await writeAndRead(local));
    expect(there.seen).toEqual(there.bytes.slice(0, 2));
    expect(there.bytes[2]).toBe(LONG.toString("latin1"));
  });

  it("answers with the archive's own errors, and goes on", async () => {
    const archive = await open();
    await archive.catalog.captures.create(someCapture("c1"));
    const again = archive.catalog.captures.create(someCapture("c1"));
    await expect(again).rejects.toSatisfy(
      (error) => error instanceof StoreError && error.code === "BAD_INPUT",
    );
    const unknown = archive.catalog.frontier.setState("c1", pageUrl("/not-known"), "visited", null);
    await expect(unknown).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await archive.catalog.captures.list()).map(({ id }) => id)).toEqual(["c1"]);
  });

  it("refuses what cannot be sent, and goes on", async () => {
    const archive = await open();
    const capture = { ...someCapture("c1"), settings: { now: () => 1 } };
    await expect(archive.catalog.captures.create(capture as never)).rejects.toThrow(/could not be cloned/);
    await archive.catalog.captures.create(someCapture("c2"));
    expect((await archive.catalog.captures.list()).length).toBe(1);
  });

  it("is the only writer while it is open, and says what is in its way", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchiveOnThread(dir, { logger: new MemoryLogger() });
    expect(archive.hasWriter()).toBe(true);
    await expect(openArchive(dir)).rejects.toMatchObject({ code: "ARCHIVE_BUSY" });
    await archive.close();
    expect(archive.hasWriter()).toBe(false);
    await (await openArchive(dir)).close();
    const file = join(dir, "file");
    writeFileSync(file, "");
    const inAFile = openArchiveOnThread(file, { logger: new MemoryLogger() });
    await expect(inAFile).rejects.toMatchObject({ code: "ARCHIVE_UNWRITABLE" });
  });

  it("can be walked in part, and refuses every call once it is closed", async () => {
    const archive = await openArchiveOnThread(temporaryDirectory(), { logger: new MemoryLogger() });
    await archive.catalog.captures.create(someCapture("c1"));
    const page = {
      kind: "document",
      depth: 0,
      via: null,
      state: "known",
      reason: null,
      late: false,
    } as const;
    const urls = Array.from({ length: 1200 }, (_, i) => pageUrl(`/${i}`));
    await archive.catalog.frontier.add(
      "c1",
      urls.map((url) => ({ ...page, url })),
    );
    for await (const { url } of archive.catalog.frontier.pages("c1")) if (url === pageUrl("/3")) break;
    expect((await collect(archive.catalog.frontier.pages("c1"))).map(({ url }) => url)).toEqual(urls);
    await archive.close();
    await expect(archive.catalog.captures.list()).rejects.toMatchObject({ code: "INTERNAL" });
  });
});
