// CDXJ: lines, merging, and binary search on disk.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { formatLine, parseLine } from "#store/cdxj/line.js";
import { mergeSorted } from "#store/cdxj/merge.js";
import { SortedFile } from "#store/cdxj/sorted-file.js";
import { nodeFileSystem } from "#store/file-system.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";

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
    await mergeIntoIndex({ fs: nodeFileSystem, path: path }, entries(entry("/b", 2), entry("/a", 1)));
    await mergeIntoIndex(
      { fs: nodeFileSystem, path: path },
      entries(entry("/a", 0), entry("/b", 2), entry("/aa", 5)),
    );
    const lines = readFileSync(path, "latin1").split("\n").slice(0, -1);
    expect(lines).toEqual([entry("/a", 0), entry("/a", 1), entry("/aa", 5), entry("/b", 2)].map(formatLine));
  });

  it("refuses to grow an index that is not sorted, and leaves it alone", async () => {
    const path = join(temporaryDirectory(), "site.cdxj");
    writeFileSync(path, "b 1\na 1\n");
    await expect(
      mergeIntoIndex({ fs: nodeFileSystem, path: path }, entries(entry("/b", 2))),
    ).rejects.toMatchObject({
      code: "FORMAT",
      file: path,
      offset: 4,
    });
    expect(readFileSync(path, "latin1")).toBe("b 1\na 1\n");
  });
});

describe("look-up on disk", () => {
  function sortedFile(text: string): SortedFile {
    const path = join(temporaryDirectory(), "lines");
    writeFileSync(path, text);
    const file = new SortedFile(path);
    onTestFinished(() => file.close());
    return file;
  }

  it("finds the first line that is not before a key, for every key", () => {
    const lines = Array.from(
      { length: 3000 },
      (_, i) => `${String(i * 2).padStart(6, "0")} ${"x".repeat((i * 37) % 300)}`,
    );
    for (const end of ["\n", ""]) {
      const file = sortedFile(lines.join("\n") + end);
      for (let i = 0; i < 3000; i += 7) {
        expect(file.from(String(i * 2).padStart(6, "0")).next().value).toBe(lines[i]);
        expect(file.from(String(i * 2 + 1).padStart(6, "0")).next().value).toBe(lines[i + 1]);
      }
      expect([...file.from("")]).toEqual(lines);
      expect([...file.from("9")]).toEqual([]);
    }
  });

  it("works on empty files, single lines and lines longer than a block", () => {
    expect([...sortedFile("").from("a")]).toEqual([]);
    expect([...sortedFile("b").from("a")]).toEqual(["b"]);
    const long = ["a".repeat(20_000), "b".repeat(50_000), "c"];
    const file = sortedFile(`${long.join("\n")}\n`);
    expect([...file.from("b")]).toEqual(long.slice(1));
    expect([...file.from("c")]).toEqual(["c"]);
  });

  it("refuses an index that is not sorted, and lines that are none", () => {
    const dir = temporaryDirectory();
    const lines = Array.from({ length: 2000 }, (_, i) =>
      formatLine(entry(`/${String(i).padStart(5, "0")}`, 0)),
    );
    writeFileSync(join(dir, "a.cdxj"), `${lines.toReversed().join("\n")}\n`);
    const index = new ArchiveIndex(dir);
    onTestFinished(() => index.close());
    expect(() => index.lookup("http://example.org/00700")).toThrowError(/not sorted/);
    writeFileSync(join(dir, "a.cdxj"), "org,example)/x 2020 nonsense\n");
    expect(() => index.lookup("http://example.org/x")).toThrowError(/not a CDXJ line/);
  });

  it("sees an index that was replaced", () => {
    const dir = temporaryDirectory();
    const index = new ArchiveIndex(dir);
    onTestFinished(() => index.close());
    expect(index.lookup("http://example.org/a")).toEqual([]);
    writeFileSync(join(dir, "a.cdxj"), `${formatLine(entry("/a", 0))}\n`);
    expect(index.lookup("http://example.org/a")).toHaveLength(1);
    appendFileSync(join(dir, "a.cdxj"), `${formatLine(entry("/a", 1))}\n`);
    expect(index.lookup("http://example.org/a")).toHaveLength(2);
  });
});
