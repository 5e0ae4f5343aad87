// Questions to indexes, plain and ZipNum, against a brute-force answer.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { surt } from "#formats/urls/surt.js";
import { instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { formatLine } from "#store/cdxj/line.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { walkFrom } from "#store/cdxj/line-source.js";
import { writeZipNum } from "#store/cdxj/write-zipnum.js";
import { openZipNum } from "#store/cdxj/zipnum.js";
import { nodeFileSystem } from "#store/file-system.js";
import { queryCdx, type CdxQuery } from "#store/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";

const URLS = [
  "http://example.org/",
  "http://example.org/a",
  "http://example.org/a/b",
  "http://example.org/ab",
  "http://sub.example.org/a",
  "http://example.org:8080/a",
  "http://example-too.org/a",
  "http://example.com/a",
];

const ENTRIES: IndexEntry[] = URLS.flatMap((url) =>
  [1000, 2000, 3000].map((ms) => ({
    surt: surt(url),
    at: instant(ms),
    url,
    status: 200,
    mime: "text/html",
    digest: "sha-256:00",
    file: "warcs/x/c-00001.warc.gz",
    offset: 1,
    length: 2,
    recordType: "response" as const,
  })),
);

async function archive(kind: "plain" | "zipnum" | "two"): Promise<string> {
  const dir = temporaryDirectory();
  mkdirSync(join(dir, "indexes"));
  const write = async (name: string, entries: IndexEntry[]) => {
    const lines = entries.map(formatLine).sort((a, b) => (a < b ? -1 : 1));
    if (kind === "zipnum") await zipNum(dir, `indexes/${name}.idx`, lines);
    else writeFileSync(join(dir, `indexes/${name}.cdxj`), `${lines.join("\n")}\n`);
  };
  if (kind === "two") {
    await write(
      "even",
      ENTRIES.filter((_, i) => i % 2 === 0),
    );
    await write(
      "odd",
      ENTRIES.filter((_, i) => i % 2 === 1),
    );
  } else await write("all", ENTRIES);
  return dir;
}

function zipNum(dir: string, key: string, lines: string[]): ReturnType<typeof writeZipNum> {
  const temporary = { fs: nodeFileSystem, prefix: join(dir, key) };
  return writeZipNum(new LocalBlobs(dir, nodeFileSystem), key, batches(lines), temporary);
}

async function* batches(lines: string[]): AsyncGenerator<string[]> {
  yield lines;
}

async function ask(dir: string, query: CdxQuery): Promise<[string, number][]> {
  return (await collect(queryCdx(dir, query))).map(({ url, at }) => [url, at]);
}

describe.each(["plain", "zipnum", "two"] as const)("an index (%s)", (kind) => {
  it("answers exactly, by prefix, by host and by domain, in order", async () => {
    const dir = await archive(kind);
    const urls = async (query: CdxQuery) => [...new Set((await ask(dir, query)).map(([url]) => url))];
    expect(await ask(dir, { url: "http://www.example.org/A" })).toEqual(
      [1000, 2000, 3000].map((ms) => ["http://example.org/a", ms]),
    );
    expect(await urls({ url: "http://example.org/a", match: "prefix" })).toEqual([
      "http://example.org/a",
      "http://example.org/a/b",
      "http://example.org/ab",
    ]);
    expect(await urls({ url: "http://example.org/a/", match: "prefix" })).toEqual(["http://example.org/a/b"]);
    expect(await urls({ url: "example.org", match: "host" })).toEqual(URLS.slice(0, 4));
    expect(await urls({ url: "http://example.org:8080/x", match: "host" })).toEqual([
      "http://example.org:8080/a",
    ]);
    expect(await urls({ url: "http://example.org/whatever", match: "domain" })).toEqual(URLS.slice(0, 6));
    expect(await urls({ url: "http://nowhere.test/", match: "domain" })).toEqual([]);
  });

  it("answers within a span, nearest first, and up to a limit", async () => {
    const dir = await archive(kind);
    const url = "http://example.org/a";
    expect(await ask(dir, { url, from: instant(2000), to: instant(2000) })).toEqual([[url, 2000]]);
    expect(await ask(dir, { url, closest: instant(2400) })).toEqual([
      [url, 2000],
      [url, 3000],
      [url, 1000],
    ]);
    expect(await ask(dir, { url, closest: instant(2600), limit: 1 })).toEqual([[url, 3000]]);
    expect(await ask(dir, { url: "example.org", match: "host", limit: 4 })).toHaveLength(4);
  });
});

describe("ZipNum", () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, i) => `org,example)/${String(i * 2).padStart(6, "0")} 2020 {}`,
  );

  it("finds every line of many blocks, and the next one for keys between", async () => {
    const dir = temporaryDirectory();
    expect(await zipNum(dir, "x.idx", lines)).toEqual({ lines: 10_000, blocks: 313 });
    const file = (await openZipNum(new LocalBlobs(dir, nodeFileSystem), "x.idx"))!;
    const from = async (key: string) => (await collect(walkFrom(file, key))).flat();
    for (let i = 0; i < 10_000; i += 333) {
      expect((await from(lines[i]!))[0]).toBe(lines[i]);
      const between = `org,example)/${String(i * 2 + 1).padStart(6, "0")}`;
      expect((await from(between))[0]).toBe(lines[i + 1]);
    }
    expect(await from("")).toEqual(lines);
    expect(await from("z")).toEqual([]);
    file.close();
  });

  it("refuses a block index that points outside and a block that is damaged", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "x.idx");
    const blobs = new LocalBlobs(dir, nodeFileSystem);
    await zipNum(dir, "x.idx", lines);
    const data = join(dir, "x~1.cdxj.gz");
    const bytes = readFileSync(data);
    writeFileSync(data, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(50), bytes.subarray(150)]));
    const damaged = (await openZipNum(blobs, "x.idx"))!;
    await expect(damaged.from("")).rejects.toThrowError(/cannot be decompressed/);
    damaged.close();
    writeFileSync(path, "org,example)/ 2020\tx~1\t0\t99999999\t1\n");
    const outside = (await openZipNum(blobs, "x.idx"))!;
    await expect(outside.from("")).rejects.toThrowError(/not a block/);
    outside.close();
    writeFileSync(path, "org,example)/ 2020\t../x\t0\t9\t1\n");
    await expect(openZipNum(blobs, "x.idx")).rejects.toThrowError(/not the name of a part/);
    writeFileSync(path, "org,example)/ 2020\tx~7\t0\t9\t1\n");
    await expect(openZipNum(blobs, "x.idx")).rejects.toMatchObject({ code: "ARCHIVE_BROKEN" });
    expect(await openZipNum(blobs, "none.idx")).toBeNull();
  });
});
