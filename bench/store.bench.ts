// The store against its yardsticks, as ratios of one run: bare zlib and crypto, warcio.js, look-ups per second.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { WARCParser, WARCRecord, WARCSerializer } from "warcio";
import { instant, type PageUrl, type RecordRef } from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive, readWarc } from "#store/index.js";

const PAGES = Number(process.argv[2] ?? 2000);
const LINES = Number(process.argv[3] ?? 1_000_000);
const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
const compress = promisify(gzip);

/** Text that compresses about as well as a web page does. */
function page(i: number): Buffer {
  let state = i + 1;
  const words: string[] = [];
  for (let bytes = 0; bytes < 20_000;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const word = state % 3 === 0 ? `<p class="c${state % 97}">` : (state >>> 8).toString(36);
    words.push(word);
    bytes += word.length + 1;
  }
  return Buffer.from(words.join(" "));
}

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n";
const pages = Array.from({ length: Math.min(PAGES, 200) }, (_, i) =>
  Buffer.concat([Buffer.from(HEAD), page(i)]),
);
const urlOf = (i: number): PageUrl => `http://bench.test/${i}` as PageUrl;
const requestBytes = Buffer.from("GET / HTTP/1.1\r\nHost: bench.test\r\nAccept: */*\r\n\r\n");

/** Items per second of processor time, all threads together: what else runs on the machine matters little. */
async function timed(name: string, count: number, action: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const before = process.cpuUsage();
  await action();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const perCpuSecond = (count * 1e6) / (user + system);
  const show = (value: number): string => Math.round(value).toLocaleString("en").padStart(9);
  console.log(
    `${name.padEnd(36)} ${show(perCpuSecond)} per CPU second ${show((count * 1000) / wallMs)} per second`,
  );
  return perCpuSecond;
}

/** An archive with a capture to write to: made before the clock starts, as the yardstick has none. */
async function openSink(round: number) {
  const archive = await openArchive(join(dir, `archive${round}`));
  const seeds: PageUrl[] = [];
  const none = { plannedAsOf: null, asOf: null, finishedAt: null, expectedSharp: null, upperBound: null };
  await archive.captures.create({
    id: "b",
    site: "bench",
    seeds,
    phase: "visiting",
    startedAt: instant(0),
    settings: {},
    ...none,
  });
  return { archive, sink: await archive.openWarc("b") };
}

/** Writes and syncs everything; returns the file, relative to the archive. */
async function ours(sink: WarcSink): Promise<string> {
  let file = "";
  for (let i = 0; i < PAGES; i++) {
    const responseBytes = pages[i % pages.length]!;
    const at = instant(1_700_000_000_000 + i);
    const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
    const exchange = { times, requestBytes, responseBytes, truncated: null, remoteAddress: "127.0.0.1" };
    const digest = `sha-256:${createHash("sha256").update(responseBytes.subarray(HEAD.length)).digest("hex")}`;
    const payload = { digest: digest as never, offset: HEAD.length };
    const record = { url: urlOf(i), exchange, payload, refersTo: null, note: { pass: "visit" } };
    [{ file }] = (await sink.writeExchange(record)) as [RecordRef];
  }
  await sink.close();
  return file;
}

/** The same bytes hashed, compressed and written, with nothing around it. */
async function bare(): Promise<void> {
  const file = await open(join(dir, "bare.gz"), "w");
  const whole = createHash("sha256");
  const head = Buffer.alloc(400, "WARC-Header: value\r\n");
  const metadata = Buffer.alloc(120, "sentAt: 2023-11-14\r\n");
  for (let i = 0; i < PAGES; i++) {
    const body = pages[i % pages.length]!;
    createHash("sha256").update(body.subarray(HEAD.length)).digest("hex");
    const members = await Promise.all(
      [requestBytes, body, metadata].map((block) => {
        createHash("sha256").update(block).digest("hex");
        return compress(Buffer.concat([head, block]));
      }),
    );
    const bytes = Buffer.concat(members);
    whole.update(bytes);
    await file.write(bytes);
  }
  await file.sync();
  await file.close();
}

async function byWarcio(count: number): Promise<void> {
  const out = createWriteStream(join(dir, "warcio.warc.gz"));
  for (let i = 0; i < count; i++) {
    const body = pages[i % pages.length]!;
    const date = "2023-11-14T22:13:20Z";
    const request = WARCRecord.create(
      { type: "request", url: urlOf(i), date, httpHeaders: { Host: "bench.test" } },
      one(Buffer.alloc(0)),
    );
    const response = WARCRecord.create(
      {
        type: "response",
        url: urlOf(i),
        date,
        httpHeaders: { "Content-Type": "text/html" },
        statusline: "HTTP/1.1 200 OK",
      },
      one(body.subarray(HEAD.length)),
    );
    const metadata = WARCRecord.create(
      { type: "metadata", url: urlOf(i), date, warcHeaders: { "Content-Type": "application/warc-fields" } },
      one(Buffer.from("a: b\r\n")),
    );
    for (const record of [request, response, metadata])
      out.write(await WARCSerializer.serialize(record, { gzip: true }));
  }
  await new Promise((resolve) => out.end(resolve));
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* entries(count: number) {
  for (let i = 0; i < count; i++) {
    // Out of order, so that sorting has to be done.
    const n = (i * 7919) % count;
    const surt = `test,bench,h${n % 1000})/path/${n}`;
    const url = `http://h${n % 1000}.bench.test/path/${n}`;
    yield {
      surt,
      url,
      at: instant(1_700_000_000_000 + n),
      status: 200,
      mime: "text/html",
      file: "warcs/bench/b-00001.warc.gz",
      digest: "sha-256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      offset: n,
      length: 1,
      recordType: "response" as const,
    };
  }
}

interface ChildFigures {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly peakMb: number;
}

async function figures(count: number, action: () => Promise<void>): Promise<ChildFigures> {
  const start = performance.now();
  const before = process.cpuUsage();
  await action();
  const perSecond = Math.round((count * 1000) / (performance.now() - start));
  const { user, system } = process.cpuUsage(before);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1000);
  return { perCpuSecond: Math.round((count * 1e6) / (user + system)), perSecond, peakMb };
}

/** One task of a process of its own: index so many lines, or look captures up in them. */
async function childTask(task: string, lines: number, parent: string): Promise<ChildFigures> {
  const folder = join(parent, `lines-${lines}`);
  const build = (name: string, largeBytes: number) =>
    mergeIntoIndex(
      { fs: nodeFileSystem, path: join(folder, name, "bench.cdxj"), largeBytes },
      entries(lines),
    );
  if (task === "index") return figures(lines, () => build("plain", Number.POSITIVE_INFINITY));
  if (task === "look-up-zipnum") await build("zipnum", 0);
  const index = new ArchiveIndex(join(folder, task === "look-up" ? "plain" : "zipnum"));
  return figures(LOOK_UPS, async () => {
    for (let i = 0; i < LOOK_UPS; i++) {
      const n = (i * 104_729) % lines;
      const found = index.lookup(`http://h${n % 1000}.bench.test/path/${n}`);
      if (found.length !== 1) throw new Error(`look-up of ${n} found ${found.length}`);
    }
  });
}

const LOOK_UPS = 20_000;
if (/^(?:index|look-up|look-up-zipnum)$/.test(process.argv[2] ?? "")) {
  console.log(JSON.stringify(await childTask(process.argv[2]!, Number(process.argv[3]), process.argv[4]!)));
  rmSync(dir, { recursive: true });
  process.exit(0);
}

let file = "";
const ratios: number[] = [];
let writing = 0;
// In turns, so that neither has the warmer machine.
for (let round = 0; round < 3; round++) {
  const bareWriting = await timed("write exchanges (bare zlib+crypto)", PAGES, bare);
  const { archive, sink } = await openSink(round);
  writing = await timed(
    "write exchanges (ours)",
    PAGES,
    async () => void (file = join(archive.dir, await ours(sink))),
  );
  await archive.close();
  ratios.push(writing / bareWriting);
}
const few = Math.max(50, Math.floor(PAGES / 10));
const warcioWriting = await timed("write exchanges (warcio.js)", few, () => byWarcio(few));
const reading = await timed("read records (ours)", PAGES * 3 + 1, async () => {
  for await (const item of readWarc(file))
    if (item.kind === "record") for await (const _ of item.record.block);
});
const warcioReading = await timed("read records (warcio.js)", PAGES * 3 + 1, async () => {
  for await (const record of new WARCParser(createReadStream(file))) await record.readFully(false);
});
// Indexing and look-ups in processes of their own: peak memory and coldness are then theirs alone.
const growth = [10_000, 100_000, LINES].map((lines) => {
  const child = (task: string): ChildFigures => {
    const { stdout, status } = spawnSync(process.execPath, [process.argv[1]!, task, String(lines), dir], {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${task} of ${lines} lines failed`);
    return JSON.parse(stdout) as ChildFigures;
  };
  return { lines, index: child("index"), lookUp: child("look-up"), zipNumLookUp: child("look-up-zipnum") };
});
for (const { lines, ...tasks } of growth)
  for (const [task, { perCpuSecond, perSecond, peakMb }] of Object.entries(tasks))
    console.log(
      `${task} at ${lines} lines: ${perCpuSecond} per CPU second, ${perSecond} per second, ${peakMb} MB`,
    );
console.log(
  JSON.stringify({
    writeVsBare: ratios,
    writeVsWarcio: writing / warcioWriting,
    readVsWarcio: reading / warcioReading,
    growth,
  }),
);
rmSync(dir, { recursive: true });
