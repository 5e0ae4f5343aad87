// What a crash leaves behind, cut at any byte, is brought back to the last whole record, and never in silence.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RecordRef } from "#model/index.js";
import { openArchive } from "#store/index.js";
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
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const FILE = "warcs/example.org/c1-00001.warc.gz";
const PAGES = 4;

/** An archive as it lies on disk while a capture is being written. */
async function crashed({ syncAfter = -1 } = {}): Promise<{ dir: string; exchanges: RecordRef[][] }> {
  const live = temporaryDirectory();
  const archive = await openArchive(live);
  await archive.catalog.captures.create(someCapture("c1"));
  const sink = await archive.warcs.open("c1");
  const exchanges: RecordRef[][] = [];
  for (let seq = 0; seq < PAGES; seq++) {
    const url = pageUrl(`/${seq}`);
    await archive.catalog.frontier.add("c1", [
      { url, kind: "document", depth: 0, via: null, state: "known", reason: null, late: false },
    ]);
    const records = await sink.writeExchange(
      someExchange(url, 1_700_000_000_000 + seq, httpBytes(`body ${seq}`)),
    );
    await archive.catalog.sightings.add(someSighting("c1", seq, { url, records }));
    await archive.catalog.frontier.setState("c1", url, "visited", null);
    exchanges.push(records);
    if (seq === syncAfter) await sink.sync();
  }
  const dir = temporaryDirectory();
  cpSync(live, dir, { recursive: true });
  await archive.close();
  return { dir, exchanges };
}

function endOf(records: RecordRef[]): number {
  const { offset, length } = records.at(-1)!;
  return offset + length;
}

describe("an archive whose writer was killed", () => {
  it("opens as it is when all is whole, and a resume goes on in a new file", async () => {
    const { dir, exchanges } = await crashed();
    const logger = new MemoryLogger();
    const archive = await openArchive(dir, { logger });
    expect(logger.lines).toEqual([]);
    expect(await collect(archive.catalog.sightings.ofCapture("c1"))).toHaveLength(PAGES);
    const sink = await archive.warcs.open("c1");
    const [ref] = await sink.writeExchange(
      someExchange(pageUrl("/new"), 1_700_000_009_000, httpBytes("new")),
    );
    expect(ref!.file).toBe("warcs/example.org/c1-00002.warc.gz");
    await sink.close();
    expect((await archive.warcs.files("c1"))[0]).toMatchObject({
      file: FILE,
      sizeBytes: endOf(exchanges.at(-1)!),
    });
    await archive.close();
  });

  it("keeps every whole record and forgets only the sightings of lost ones, wherever it was cut", async () => {
    const { dir, exchanges } = await crashed();
    const sizeBytes = statSync(join(dir, FILE)).size;
    const start = exchanges[1]!.at(0)!.offset;
    for (let cutAt = start; cutAt < sizeBytes; cutAt += 61) {
      const copy = join(dir, `../${dir.split("/").at(-1)}-cut`);
      cpSync(dir, copy, { recursive: true });
      truncateSync(join(copy, FILE), cutAt);
      const logger = new MemoryLogger();
      const archive = await openArchive(copy, { logger });
      const kept = exchanges.filter((records) => endOf(records) <= cutAt);
      const sightings = await collect(archive.catalog.sightings.ofCapture("c1"));
      expect(sightings.map(({ records }) => records)).toEqual(kept);
      expect((await collect(archive.catalog.frontier.pages("c1"))).map(({ state }) => state)).toEqual(
        exchanges.map((records) => (endOf(records) <= cutAt ? "visited" : "known")),
      );
      const whole = exchanges.flat().filter(({ offset, length }) => offset + length <= cutAt);
      const judged = await judgeByWarcio(join(copy, FILE));
      expect(judged.slice(1).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      const isTorn = cutAt !== (whole.at(-1) ? whole.at(-1)!.offset + whole.at(-1)!.length : start);
      expect(logger.lines.some(({ message }) => message.includes("cut back"))).toBe(isTorn);
      expect(logger.lines.some(({ message }) => message.includes("forgotten"))).toBe(true);
      await archive.close();
      rmSync(copy, { recursive: true });
    }
  });

  it("removes a file that holds no whole record, and one that was never made", async () => {
    for (const cutTo of [10, null]) {
      const { dir } = await crashed();
      if (cutTo === null) rmSync(join(dir, FILE));
      else truncateSync(join(dir, FILE), cutTo);
      const archive = await openArchive(dir);
      expect(await archive.warcs.files("c1")).toEqual([]);
      expect(existsSync(join(dir, FILE))).toBe(false);
      expect(await collect(archive.catalog.sightings.ofCapture("c1"))).toEqual([]);
      const sink = await archive.warcs.open("c1");
      const [ref] = await sink.writeExchange(someExchange(pageUrl("/0"), 1, httpBytes("x")));
      expect(ref!.file).toBe(FILE);
      await archive.close();
    }
  });

  it("removes what an interrupted index build left, and keeps the index", async () => {
    const { dir } = await crashed();
    mkdirSync(join(dir, "indexes"));
    for (const name of ["example.org.cdxj", "example.org.cdxj.tmp", "example.org.cdxj.run0.tmp"])
      writeFileSync(join(dir, "indexes", name), "");
    await (await openArchive(dir)).close();
    expect(readdirSync(join(dir, "indexes"))).toEqual(["example.org.cdxj"]);
  });

  it("believes what was synced and checks what came after", async () => {
    const { dir, exchanges } = await crashed({ syncAfter: 1 });
    truncateSync(join(dir, FILE), endOf(exchanges[2]!) - 5);
    const archive = await openArchive(dir);
    expect(await collect(archive.catalog.sightings.ofCapture("c1"))).toHaveLength(2);
    expect(await judgeByWarcio(join(dir, FILE))).toHaveLength(1 + 6 + 2);
    await archive.close();
  });
});
