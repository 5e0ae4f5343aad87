// CDXJ: lines, merging, and binary search on disk.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import type { BlobReader, IndexEntry } from "#ports/index.js";
import { fileSource } from "#store/blobs/file-source.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { formatLine, parseLine } from "#store/cdxj/line.js";
import { walkFrom } from "#store/cdxj/line-source.js";
import { mergeSorted } from "#store/cdxj/merge.js";
import { SortedFile } from "#store/cdxj/sorted-file.js";
import { nodeFileSystem } from "#store/file-system.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import { indexTarget } from "../../support/archives/index-target.js";

function entry(path: string, ms: number, changes: Partial<IndexEntry> = {}): IndexEntry {
  return {
    surt: `org,example)${path}`,
    at: instant(1_700_000_000_000 + ms),
    url: `http://example.org${path}`,
    status: 200,
    mime: "text/html",
    digest: "sha-256:00",
    file: "warcs/example.org/c1-00001.warc.gz",
    offset: 12,
    length: 34,
    recordType: "response",
    ...changes,
  };
}

async function* entries(...all: IndexEntry[]): AsyncGenerator<IndexEntry> {
  yield* all;
}

describe("a CDXJ line", () => {
  it("has the shape other tools read", () => {
    expect(formatLine(entry("/a", 123))).toBe(
      'org,example)/a 20231114221320123 {"url":"http://example.org/a","mime":"text/html","status":"200","digest":"sha-256:00","length":"34","offset":"12","filename":"warcs/example.org/c1-00001.warc.gz"}',
    );
  });

  it("gives its entry back", () => {
    const all = [
      entry("/a", 1),
      entry("/b", 2, { recordType: "revisit", mime: null, status: 304, digest: null }),
      entry("/c", 3, { recordType: "resource", mime: null, status: null }),
      entry("/d", 4, { url: "http://example.org/\u00fc\u{1f600}\n", mime: null }),
    ];
    for (const one of all) {
      const line = formatLine(one);
      expect(line).toMatch(/^[\x20-\x7e]+$/);
      expect(parseLine(line)).toEqual(one);
    }
  });

  it("is read from other tools too, with numbers and 14-digit times", () => {
    const line =
      'com,example)/ 20200102030405 {"url":"http://example.com/","status":200,"offset":5,"length":6,"filename":"x.warc.gz"}';
    expect(parseLine(line)).toMatchObject({
      status: 200,
      offset: 5,
      length: 6,
      at: Date.UTC(2020, 0, 2, 3, 4, 5),
    });
  });

  it.each([
    "",
    "x",
    "a b c",
    "a 2020 {",
    'a 20209999 {"url":"x"}',
    'a 2020 {"url":1,"filename":"f","offset":0}',
    'a 2020 {"url":"u","filename":"f","offset":-1}',
  ])("that is none is told: %j", (line) => {
    expect(parseLine(line)).toHaveProperty("problem");
  });
});

describe("merging", () => {
  it("gives all lines in byte order, each once", async () => {
    const merged = mergeSorted([[["b", "d"], ["e"]], [[]], [["a", "b"], [], ["z"]], [["c"]]]);
    expect((await collect(merged)).flat()).toEqual(["a", "b", "c", "d", "e", "z"]);
  });

  it("grows an index file and keeps it sorted", async () => {
    const path = join(temporaryDirectory(), "site.cdxj");
    const target = indexTarget(dirname(path), "site.cdxj");
    await mergeIntoIndex(target, entries(entry("/b", 2), entry("/a", 1)));
    await mergeIntoIndex(target, entries(entry("/a", 0), entry("/b", 2), entry("/aa", 5)));
    const lines = readFileSync(path, "latin1").split("\n").slice(0, -1);
    expect(lines).toEqual([entry("/a", 0), entry("/a", 1), entry("/aa", 5), entry("/b", 2)].map(formatLine));
  });

  it("refuses to grow an index that is not sorted, and leaves it alone", async () => {
    const path = join(temporaryDirectory(), "site.cdxj");
    writeFileSync(path, "b 1\na 1\n");
    await expect(
      mergeIntoIndex(indexTarget(dirname(path), "site.cdxj"), entries(entry("/b", 2))),
    ).rejects.toMatchObject({
      code: "FORMAT",
      file: "site.cdxj",
      offset: 4,
    });
    expect(readFileSync(path, "latin1")).toBe("b 1\na 1\n");
  });
});

/** A source that never has anything at hand, as one across a network. */
function distant(source: BlobReader): BlobReader {
  return {
    sizeBytes: source.sizeBytes,
    read: async (offset, lengthBytes) => {
      await new Promise((resolve) => setImmediate(resolve));
      return source.read(offset, lengthBytes);
    },
    close: () => source.close(),
  };
}

describe.each([
  ["on disk", (source: BlobReader) => source],
  ["across a network", distant],
])("look-up %s", (_, reached) => {
  function sortedFile(text: string): (key: string) => Promise<string[]> {
    const path = join(temporaryDirectory(), "lines");
    writeFileSync(path, text);
    const file = new SortedFile(reached(fileSource(path)), "lines");
    onTestFinished(() => file.close());
    return async (key) => (await collect(walkFrom(file, key))).flat();
  }

  function archiveIndex(dir: string): ArchiveIndex {
    const local = new LocalBlobs(dir, nodeFileSystem);
    const index = new ArchiveIndex({
      open: async (key) => {
        const reader = await local.open(key);
        return reader && reached(reader);
      },
      list: (prefix) => local.list(prefix),
      stamp: (folder) => local.stamp(folder),
    });
    onTestFinished(() => index.close());
    return index;
  }

  function indexFile(lines: readonly string[]): { dir: string; path: string } {
    const dir = temporaryDirectory();
    mkdirSync(join(dir, "indexes"));
    const path = join(dir, "indexes", "a.cdxj");
    writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
    return { dir, path };
  }

  it("finds the first line that is not before a key, for every key", async () => {
    const lines = Array.from(
      { length: 3000 },
      (__, i) => `${String(i * 2).padStart(6, "0")} ${"x".repeat((i * 37) % 300)}`,
    );
    for (const end of ["\n", ""]) {
      const from = sortedFile(lines.join("\n") + end);
      for (let i = 0; i < 3000; i += 77) {
        expect((await from(String(i * 2).padStart(6, "0")))[0]).toBe(lines[i]);
        expect((await from(String(i * 2 + 1).padStart(6, "0")))[0]).toBe(lines[i + 1]);
      }
      expect(await from("")).toEqual(lines);
      expect(await from("9")).toEqual([]);
    }
  });

  it("works on empty files, single lines and lines longer than a block", async () => {
    expect(await sortedFile("")("a")).toEqual([]);
    expect(await sortedFile("b")("a")).toEqual(["b"]);
    const long = ["a".repeat(20_000), "b".repeat(50_000), "c"];
    for (const end of ["\n", ""]) {
      const from = sortedFile(`${long.join("\n")}${end}`);
      expect(await from("b")).toEqual(long.slice(1));
      expect(await from("c")).toEqual(["c"]);
    }
  });

  it("refuses a line longer than any, an index that is not sorted, and lines that are none", async () => {
    await expect(sortedFile(`a\n${"b".repeat(3_000_000)}\nc\n`)("b")).rejects.toThrowError(/longer than any/);
    const lines = Array.from({ length: 2000 }, (__, i) =>
      formatLine(entry(`/${String(i).padStart(5, "0")}`, 0)),
    );
    const { dir, path } = indexFile(lines.toReversed());
    const index = archiveIndex(dir);
    await expect(index.lookup("http://example.org/00700")).rejects.toThrowError(/not sorted/);
    writeFileSync(path, "org,example)/x 2020 nonsense\n");
    await expect(index.lookup("http://example.org/x")).rejects.toThrowError(/not a CDXJ line/);
  });

  it("sees an index that was replaced", async () => {
    const dir = temporaryDirectory();
    const index = archiveIndex(dir);
    expect(await index.lookup("http://example.org/a")).toEqual([]);
    mkdirSync(join(dir, "indexes"));
    writeFileSync(join(dir, "indexes", "a.cdxj"), `${formatLine(entry("/a", 0))}\n`);
    expect(await index.lookup("http://example.org/a")).toHaveLength(1);
    appendFileSync(join(dir, "indexes", "a.cdxj"), `${formatLine(entry("/a", 1))}\n`);
    expect(await index.lookup("http://example.org/a")).toHaveLength(2);
  });

  it("answers many at once, and a walk goes on in the index that it began in when that is replaced", async () => {
    const lines = Array.from({ length: 3000 }, (__, i) =>
      formatLine(entry(`/${String(i).padStart(5, "0")}`, 0)),
    );
    const { dir } = indexFile(lines);
    const index = archiveIndex(dir);
    const ask = (i: number) => index.lookup(`http://example.org/${String(i).padStart(5, "0")}`);
    const walk = index.linesWith(["org,example)/"]);
    const walked = [...((await walk.next()).value as string[])];
    await new LocalBlobs(dir, nodeFileSystem).put("indexes/a.cdxj", Buffer.from(`${lines[7]!}\n`));
    const found = await Promise.all(Array.from({ length: 100 }, (__, i) => ask(i)));
    expect(found.flat().map(({ url }) => url)).toEqual(["http://example.org/00007"]);
    for await (const more of walk) walked.push(...more);
    expect(walked).toEqual(lines);
  });
});
