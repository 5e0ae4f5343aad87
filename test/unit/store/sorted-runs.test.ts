// Index lines gathered while a WARC is written: in runs on disk, complete, and no reason to lose a record.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, type RecordRef } from "#model/index.js";
import { sha256Digest } from "#formats/index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { mergeSorted } from "#store/cdxj/merge.js";
import { SortedRuns } from "#store/cdxj/sorted-runs.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive } from "#store/index.js";
import type { AnyDraft } from "#store/warc/record.js";
import { WrittenFile } from "#store/warc/written-file.js";
import {
  collect,
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { indexTarget } from "../../support/archives/index-target.js";
import { SmallDisk } from "../../support/archives/faulty-file-system.js";

const RUN_BYTES = 100;
const LINES = Array.from({ length: 50 }, (_, i) => `org,example)/${(i * 37) % 50} 20260101000000000 {}`);

async function* nothing(): AsyncGenerator<never> {
  yield* [];
}

function response(path: string, block: AnyDraft["block"]): { draft: AnyDraft; ref: RecordRef } {
  const id = `<urn:uuid:${path}>`;
  const fields = [["WARC-Target-URI", `http://example.org${path}`]] as const;
  const draft = { type: "response", id, date: instant(0), fields, contentType: null, block } as AnyDraft;
  return { draft, ref: { id, type: "response", file: "f", offset: 1, length: 2 } };
}

async function linesOf(written: WrittenFile): Promise<string[] | null> {
  const runs = written.takeLines();
  return runs && (await collect(mergeSorted(runs.sources()))).flat();
}

describe("sorted runs", () => {
  it("give back every line in order, and leave no file behind", async () => {
    const dir = temporaryDirectory();
    const runs = new SortedRuns(nodeFileSystem, join(dir, "x"), RUN_BYTES);
    for (const line of LINES) await runs.add(line);
    expect(readdirSync(dir).length).toBeGreaterThan(10);
    await mergeIntoIndex(indexTarget(dir, "site.cdxj"), nothing(), [runs]);
    expect(readFileSync(join(dir, "site.cdxj"), "latin1")).toBe(`${LINES.toSorted().join("\n")}\n`);
    expect(readdirSync(dir)).toEqual(["site.cdxj"]);
  });

  it("know the head of a response that was put aside", async () => {
    const bytes = httpBytes("a long one");
    const spooled = {
      sizeBytes: bytes.length,
      digest: sha256Digest(bytes),
      read: async function* () {
        yield bytes.subarray(0, 5);
        yield bytes.subarray(5);
      },
      discard: async () => undefined,
    };
    const lines: (string[] | null)[] = [];
    for (const block of [bytes, spooled]) {
      const written = new WrittenFile("f", new SortedRuns(nodeFileSystem, join(temporaryDirectory(), "x")));
      const { draft, ref } = response("/a", block);
      await written.add([draft], [ref]);
      lines.push(await linesOf(written));
    }
    expect(lines[0]![0]).toContain('"mime":"text/html","status":"200"');
    expect(lines[1]).toEqual(lines[0]);
  });

  it("are given up when there is no room for them: the file is read instead", async () => {
    const dir = temporaryDirectory();
    const written = new WrittenFile("f", new SortedRuns(new SmallDisk(150), join(dir, "x"), RUN_BYTES));
    for (const path of ["/a", "/b", "/c"]) {
      const { draft, ref } = response(path, httpBytes(path));
      await written.add([draft], [ref]);
    }
    expect(await linesOf(written)).toBeNull();
    expect(written.summary.records).toBe(3);
    expect(readdirSync(dir)).toEqual([]);
  });

  it("of an interrupted capture are gone when the archive is closed", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    const path = `/${"long".repeat(1000)}`;
    for (let i = 0; i < 300; i++)
      await sink.writeExchange(someExchange(pageUrl(path + i), i, httpBytes("x")));
    expect(readdirSync(join(dir, "indexes"))).toEqual(["c1-00001.warc.gz.run0.tmp"]);
    await archive.close();
    expect(readdirSync(join(dir, "indexes"))).toEqual([]);
  });
});
