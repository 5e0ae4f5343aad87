// Walks through indexes, plain, in blocks and several, against a brute-force answer; marks cut them into parts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { surt } from "#formats/urls/surt.js";
import { instant } from "#model/index.js";
import type { IndexEntry, IndexWalk } from "#ports/index.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { formatLine } from "#store/cdxj/line.js";
import { marksIn, walkIndex } from "#store/cdxj/walk.js";
import { writeZipNum } from "#store/cdxj/write-zipnum.js";
import { nodeFileSystem } from "#store/file-system.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";

const HOSTS = ["a.example", "example.org", "sub.example.org", "z.example"];

function entry(url: string, ms: number): IndexEntry {
  const place = { file: "warcs/x.warc.gz", offset: ms, length: 2, recordType: "response" as const };
  return {
    surt: surt(url),
    at: instant(ms),
    url,
    status: 200,
    mime: "text/html",
    digest: "sha256:0",
    ...place,
  };
}

/** 2,400 lines: some pages with many captures, so that blocks end inside one. */
const LINES = HOSTS.flatMap((host) =>
  Array.from({ length: 600 }, (_, i) => formatLine(entry(`http://${host}/${i % 7}/${i % 40}`, 1000 * i))),
).sort((a, b) => (a < b ? -1 : 1));

async function* one(lines: string[]): AsyncGenerator<string[]> {
  yield lines;
}

/** One index for each host, as sites have them. */
function byHosts(dir: string): void {
  for (const host of HOSTS) {
    const own = LINES.filter((line) => line.startsWith(`${host.split(".").reverse().join(",")})`));
    writeFileSync(join(dir, `indexes/${host}.cdxj`), `${own.join("\n")}\n`);
  }
  writeFileSync(join(dir, "indexes/empty.cdxj"), "");
}

async function indexOf(
  kind: "plain" | "zipnum" | "both" | "hosts",
): Promise<{ index: ArchiveIndex; dir: string }> {
  const dir = temporaryDirectory();
  mkdirSync(join(dir, "indexes"));
  const blobs = new LocalBlobs(dir, nodeFileSystem);
  if (kind === "hosts") {
    byHosts(dir);
    return { index: new ArchiveIndex(blobs), dir };
  }
  const isPlain = (i: number): boolean => kind === "plain" || (kind === "both" && i % 2 === 0);
  const plain = LINES.filter((_, i) => isPlain(i));
  const rest = LINES.filter((_, i) => !isPlain(i));
  if (plain.length > 0) writeFileSync(join(dir, "indexes/p.cdxj"), `${plain.join("\n")}\n`);
  const temporary = { fs: nodeFileSystem, prefix: join(dir, "tmp") };
  if (rest.length > 0) await writeZipNum(blobs, "indexes/z.idx", one(rest), temporary);
  return { index: new ArchiveIndex(blobs), dir };
}

const WALKS: IndexWalk[] = [
  // The first lines of all: a block begins where it does.
  { url: "a.example", match: "host" },
  { url: "http://example.org/3/3", match: "exact" },
  { url: "http://example.org/3", match: "prefix" },
  { url: "example.org", match: "host" },
  { url: "example.org", match: "domain" },
  { url: "http://none.example/", match: "domain" },
  { url: "whatever", match: "all" },
];
const PREFIXES = [
  ["example,a)"],
  ["org,example)/3/3 "],
  ["org,example)/3"],
  ["org,example)"],
  ["org,example)", "org,example,"],
  ["example,none"],
  [""],
];

function expected(walk: IndexWalk, i: number): string[] {
  return LINES.filter(
    (line) =>
      PREFIXES[i]!.some((prefix) => line.startsWith(prefix)) &&
      line >= (walk.from ?? "") &&
      (walk.before === undefined || line < walk.before),
  );
}

describe.each(["plain", "zipnum", "both", "hosts"] as const)("an index (%s)", (kind) => {
  it("is walked through in order, from a line on and up to another", async () => {
    const { index } = await indexOf(kind);
    const walked = async (walk: IndexWalk): Promise<string[]> =>
      (await collect(walkIndex(index, walk))).flat().map(formatLine);
    for (const [i, walk] of WALKS.entries()) {
      const all = expected(walk, i);
      expect(await walked(walk)).toEqual(all);
      for (const share of [0.2, 0.5, 0.9]) {
        const [from, before] = [all[Math.floor(all.length * share)], all[Math.floor(all.length * share) + 9]];
        const part = {
          ...walk,
          ...(from !== undefined && { from }),
          ...(before !== undefined && { before }),
        };
        expect(await walked(part)).toEqual(expected(part, i));
      }
    }
    index.close();
  });

  it("is cut by marks into parts that are all of it, none of them empty", async () => {
    const { index } = await indexOf(kind);
    for (const [i, walk] of WALKS.entries()) {
      const marks = (await collect(marksIn(index, walk))).flat();
      expect([...new Set(marks)].sort()).toEqual(marks);
      const parts = await Promise.all(
        [undefined, ...marks].map(async (from, n) => {
          const bounds = {
            ...(from !== undefined && { from }),
            ...(n < marks.length && { before: marks[n]! }),
          };
          return (await collect(walkIndex(index, { ...walk, ...bounds }))).flat().map(formatLine);
        }),
      );
      expect(parts.flat()).toEqual(expected(walk, i));
      if (i !== 5) expect(parts.every((part) => part.length > 0)).toBe(true);
      if (i === 4) expect(marks.length).toBeGreaterThan(5);
    }
    index.close();
  });
});

it("of many indexes only those are read that may hold the key, and both ends of each are found", async () => {
  const { dir } = await indexOf("hosts");
  const blobs = new LocalBlobs(dir, nodeFileSystem);
  const reads: string[] = [];
  const open = async (key: string) => {
    const reader = await blobs.open(key);
    if (!reader) return null;
    return {
      sizeBytes: reader.sizeBytes,
      close: () => reader.close(),
      read: (...args: Parameters<typeof reader.read>) => (reads.push(key), reader.read(...args)),
    };
  };
  const index = new ArchiveIndex({
    open,
    list: (prefix) => blobs.list(prefix),
    stamp: (folder) => blobs.stamp(folder),
  });
  await index.lookup("http://none.example/");
  for (const line of [LINES[0]!, LINES.at(-1)!, LINES[1200]!]) {
    reads.length = 0;
    const { url } = JSON.parse(line.slice(line.indexOf("{"))) as { url: string };
    expect((await index.lookup(url)).map(formatLine)).toContain(line);
    expect(new Set(reads)).toEqual(new Set([`indexes/${new URL(url).host}.cdxj`]));
  }
  index.close();
});

it("an index that is not sorted is refused by a walk, wherever it is wrong", async () => {
  const { index, dir } = await indexOf("plain");
  const path = join(dir, "indexes/p.cdxj");
  const lines = readFileSync(path, "latin1").split("\n");
  const at = lines.findIndex((line) => line.startsWith("org,example)/5/"));
  [lines[at + 3], lines[at + 5]] = [lines[at + 5]!, lines[at + 3]!];
  writeFileSync(path, lines.join("\n"));
  await expect(collect(walkIndex(index, { url: "example.org", match: "host" }))).rejects.toMatchObject({
    code: "FORMAT",
  });
  index.close();
});
