// Everything that can go wrong with an archive directory is one clear error, and loses nothing.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "libsql";
import { describe, expect, it } from "vitest";
import type { IsochronError } from "#errors.js";
import type { CaptureReport, Certificate } from "#model/index.js";
import { catalogOn } from "#store/catalog/sqlite/catalog.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { migrate } from "#store/catalog/sqlite/schema.js";
import { openArchive, readWarcFile } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  someSighting,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { SmallDisk } from "../../support/archives/faulty-file-system.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const T0 = 1_700_000_000_000;

async function failure(action: Promise<unknown>): Promise<IsochronError> {
  return action.then(
    () => expect.unreachable("should have failed"),
    (error: unknown) => error as IsochronError,
  );
}

describe("opening an archive", () => {
  it("refuses one written by a newer version, for reading and for writing, and leaves it alone", async () => {
    const dir = temporaryDirectory();
    await (await openArchive(dir)).close();
    const database = new Database(join(dir, "catalog.sqlite"));
    database.exec("PRAGMA user_version = 999");
    database.close();
    for (const mode of ["write", "read"] as const) {
      const error = await failure(openArchive(dir, { mode }));
      expect(error.code).toBe("ARCHIVE_NEWER");
      expect(error.message).toContain(join(dir, "catalog.sqlite"));
      expect(error.message).toMatch(/newer version of isochron/);
      expect(error.message).not.toContain("\n");
    }
  });

  it("says which directory cannot be written", async () => {
    const dir = temporaryDirectory();
    writeFileSync(join(dir, "file"), "x");
    for (const path of [join(dir, "file"), join(dir, "file", "below")]) {
      const error = await failure(openArchive(path));
      expect(error.code).toBe("ARCHIVE_UNWRITABLE");
      expect(error.message).toContain(path);
      expect(error.message).not.toContain("\n");
    }
  });

  it("refuses a second writer until the first has closed", async () => {
    const dir = temporaryDirectory();
    const first = await openArchive(dir);
    const error = await failure(openArchive(dir));
    expect(error.code).toBe("ARCHIVE_BUSY");
    expect(error.message).toContain(dir);
    await first.close();
    await (await openArchive(dir)).close();
  });

  it("does not make an archive for a reader", async () => {
    const dir = join(temporaryDirectory(), "none");
    expect((await failure(openArchive(dir, { mode: "read" }))).code).toBe("NOT_FOUND");
    expect(existsSync(dir)).toBe(false);
  });

  it("lets a reader change nothing", async () => {
    const dir = temporaryDirectory();
    await (await openArchive(dir)).close();
    const reader = await openArchive(dir, { mode: "read" });
    expect((await failure(reader.catalog.captures.create(someCapture("c1")))).code).toBe(
      "ARCHIVE_UNWRITABLE",
    );
    await reader.close();
  });

  it("refuses a catalog that is no database", async () => {
    const dir = temporaryDirectory();
    writeFileSync(join(dir, "catalog.sqlite"), "not a database, ".repeat(100));
    const error = await failure(openArchive(dir));
    expect(error.code).toBe("ARCHIVE_BROKEN");
    expect(error.message).toContain("catalog.sqlite");
    expect((await failure(openArchive(dir))).code).toBe("ARCHIVE_BROKEN");
  });
});

describe("a full disk", () => {
  it("fails the write, keeps what was acknowledged, and goes on when there is room again", async () => {
    const dir = temporaryDirectory();
    const disk = new SmallDisk(6000);
    const archive = await openArchive(dir, { fileSystem: disk });
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    const acknowledged = [];
    let error: IsochronError | null = null;
    for (let i = 0; i < 50 && !error; i++) {
      const writing = sink.writeExchange(someExchange(pageUrl(`/${i}`), T0 + i, httpBytes(`body ${i}`)));
      await writing.then(
        (refs) => acknowledged.push(...refs),
        (e: IsochronError) => (error = e),
      );
    }
    expect(error).toMatchObject({ code: "DISK_FULL" });
    expect(error!.message).toContain("c1-00001.warc.gz");
    expect(acknowledged.length).toBeGreaterThan(5);
    disk.freeBytes = 100_000;
    acknowledged.push(...(await sink.writeExchange(someExchange(pageUrl("/more"), T0, httpBytes("more")))));
    await sink.close();
    const judged = await judgeByWarcio(join(dir, acknowledged[0]!.file));
    expect(judged.slice(1).map(({ id, offset, length }) => ({ id, offset, length }))).toEqual(
      acknowledged.map(({ id, offset, length }) => ({ id, offset, length })),
    );
    await archive.close();
  });

  it("takes no more records when the torn one cannot be cut off, and repairs the file at the next opening", async () => {
    const dir = temporaryDirectory();
    const disk = new SmallDisk(3000);
    disk.canTruncate = false;
    const archive = await openArchive(dir, { fileSystem: disk });
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    const first = await sink.writeExchange(someExchange(pageUrl("/1"), T0, httpBytes("1")));
    const big = someExchange(
      pageUrl("/2"),
      T0,
      // Noise: what compresses well might fit.
      httpBytes(
        Buffer.concat(Array.from({ length: 300 }, (_, i) => createHash("sha256").update(`${i}`).digest())),
      ),
    );
    expect((await failure(sink.writeExchange(big))).code).toBe("DISK_FULL");
    disk.freeBytes = 100_000;
    expect((await failure(sink.writeExchange(big))).code).toBe("DISK_FULL");
    // As if the process had died here: nothing is closed properly.
    const copy = await openArchiveCopy(dir);
    const judged = await judgeByWarcio(join(copy, first[0]!.file));
    // Of the exchange that failed whole records may stay; nothing of it was acknowledged.
    expect(judged.slice(1, 4).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    for await (const item of readWarcFile(join(copy, first[0]!.file))) expect(item.kind).not.toBe("finding");
    await archive.close().catch(() => undefined);
  });

  it("leaves the old index and no temporary file when indexing does not fit", async () => {
    const dir = temporaryDirectory();
    const disk = new SmallDisk(1e9);
    const archive = await openArchive(dir, { fileSystem: disk });
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    await sink.writeExchange(someExchange(pageUrl("/1"), T0, httpBytes("1")));
    await archive.warcs.index("c1");
    const path = join(dir, "indexes/example.org.cdxj");
    const before = readFileSync(path, "latin1");
    await sink.writeExchange(someExchange(pageUrl("/2"), T0, httpBytes("2")));
    disk.freeBytes = 100;
    expect((await failure(archive.warcs.index("c1"))).code).toBe("DISK_FULL");
    expect(readFileSync(path, "latin1")).toBe(before);
    expect(readdirSync(dirname(path)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    const empty = { format: "none", pages: [] };
    const results = {
      report: empty as unknown as CaptureReport,
      certificate: empty as unknown as Certificate,
      html: "x".repeat(500),
    };
    expect((await failure(archive.results.put("c1", results))).code).toBe("DISK_FULL");
    disk.freeBytes = 1e9;
    await archive.warcs.index("c1");
    expect(await archive.index.lookup("http://example.org/2")).toHaveLength(1);
    await archive.close();
  });

  it("is told for the catalog too", async () => {
    const path = join(temporaryDirectory(), "catalog.sqlite");
    const driver = new SqliteDriver(path, "write");
    migrate(driver, path);
    driver.exec("PRAGMA max_page_count = 20");
    const catalog = catalogOn(driver);
    await catalog.captures.create(someCapture("c1"));
    let error: IsochronError | null = null;
    for (let seq = 0; seq < 500 && !error; seq++)
      await catalog.sightings.add(someSighting("c1", seq)).catch((e: IsochronError) => (error = e));
    expect(error).toMatchObject({ code: "DISK_FULL" });
    expect(error!.message).toContain(path);
    const pages = Array.from({ length: 500 }, (_, i) => ({
      url: pageUrl(`/${i}`),
      kind: "document" as const,
      depth: 0,
      via: null,
      state: "known" as const,
      reason: null,
      late: false,
    }));
    expect((await failure(catalog.frontier.add("c1", pages))).code).toBe("DISK_FULL");
    expect(await catalog.captures.get("c1")).not.toBeNull();
    catalog.close();
  });
});

async function openArchiveCopy(dir: string): Promise<string> {
  const copy = temporaryDirectory();
  cpSync(dir, copy, { recursive: true });
  await (await openArchive(copy)).close();
  return copy;
}
