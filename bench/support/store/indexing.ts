// Indexes of many lines, every URL captured four times, and the nearest capture of URLs looked up in them.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { instant, type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { mergeIntoIndex, type IndexTarget } from "#store/cdxj/build-index.js";
import { queryIndex } from "#store/cdxj/query.js";
import { nodeFileSystem } from "#store/file-system.js";
import { surt } from "#formats/urls/surt.js";
import { measure, type Figures } from "./figures.js";

const CAPTURES = 4;
const DAY_MS = 86_400_000;
const LOOK_UPS = 20_000;

const urlOf = (n: number): string => `http://h${n % 1000}.bench.test/path/${n}`;
const timeOf = (capture: number): Instant => instant(1_700_000_000_000 + capture * 30 * DAY_MS);

/** Sixty-four digits that no compressor can guess. */
function digestOf(n: number): string {
  let state = n;
  let hex = "";
  while (hex.length < 64) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    hex += state.toString(16).padStart(8, "0");
  }
  return `sha-256:${hex}`;
}

/** Out of order, so that sorting has to be done. */
async function* entries(lines: number): AsyncGenerator<IndexEntry> {
  for (let i = 0; i < lines; i++) {
    const line = (i * 7919) % lines;
    const n = Math.floor(line / CAPTURES);
    yield {
      surt: surt(urlOf(n)),
      url: urlOf(n),
      at: timeOf(line % CAPTURES),
      status: 200,
      mime: "text/html",
      file: "warcs/bench/b-00001.warc.gz",
      digest: digestOf(line),
      offset: line * 4321,
      length: 4321,
      recordType: "response",
    };
  }
}

async function* nothing(): AsyncGenerator<IndexEntry> {}

/** Indexes so many records. */
export function indexRecords(lines: number, dir: string): Promise<Figures> {
  const target = targetIn(dir, "plain/bench.cdxj");
  return measure(lines, () =>
    mergeIntoIndex({ ...target, largeBytes: Number.POSITIVE_INFINITY }, entries(lines)),
  );
}

function targetIn(dir: string, key: string): Omit<IndexTarget, "largeBytes"> {
  const temporary = { fs: nodeFileSystem, prefix: join(dir, key) };
  return { blobs: new LocalBlobs(dir, nodeFileSystem), key, temporary };
}

/** The same lines in compressed blocks (ZipNum). */
export async function compressIndex(lines: number, dir: string): Promise<Figures> {
  mkdirSync(join(dir, "zipnum"));
  copyFileSync(join(dir, "plain", "bench.cdxj"), join(dir, "zipnum", "bench.cdxj"));
  const target = targetIn(dir, "zipnum/bench.cdxj");
  return measure(lines, () => mergeIntoIndex({ ...target, largeBytes: 0 }, nothing()));
}

/** The nearest captures of URLs all over the index, from a process that has looked nothing up before. */
export function lookUp(lines: number, dir: string, form: string): Promise<Figures> {
  const index = new ArchiveIndex(new LocalBlobs(dir, nodeFileSystem), form);
  return measure(LOOK_UPS, async () => {
    for (let i = 0; i < LOOK_UPS; i++) {
      const n = (i * 104_729) % Math.floor(lines / CAPTURES);
      const at = timeOf(i % CAPTURES);
      const query = { url: urlOf(n), closest: instant(at + 3 * DAY_MS), limit: 1 };
      const { value: found } = await queryIndex(index, query).next();
      if (found?.url !== urlOf(n) || found.at !== at) throw new Error(`look-up of ${n} found ${found?.url}`);
    }
  });
}
