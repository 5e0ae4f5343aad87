// How fast change detection is: full deltas by page size, MinHash, hostile pages, and what the digest stages
// add to fetching and storing. Processor time, best of several runs: the machine may be busy.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SystemClock } from "#adapters/index.js";
import {
  compareVersions,
  readExchange,
  readPage,
  scrubRules,
  sketchOf,
  textSignature,
} from "#detect/index.js";
import { sha256Digest } from "#formats/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { parsePageUrl, type Digest, type VersionSketch } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const rules = scrubRules();

/** A page of about the given size: menu, sections with text, links and pictures, footer. */
function page(sizeBytes: number, edited: number): Buffer {
  const parts: string[] = [];
  for (let section = 0, size = 0; size < sizeBytes; section++) {
    const word = (i: number): string =>
      section === edited && i < 12 ? `new${i}` : `word${((section * 60 + i) * 7919) % 5003}`;
    const text = Array.from({ length: 60 }, (_, i) => word(i)).join(" ");
    parts.push(
      `<section class="part"><h2>Part ${section}</h2><p>${text}</p><p><a href="/p/${section}">More ${section}</a> <img src="/i/${section}.png" alt=""></p></section>\n`,
    );
    size += parts.at(-1)!.length;
  }
  return Buffer.from(
    `<!doctype html><title>Page</title><header><nav><a href="/">Home</a></nav></header><main>${parts.join("")}</main><footer>© 2026</footer>`,
  );
}

/** Milliseconds of processor time so far: wall time says little on a busy machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Least processor milliseconds of several runs. */
function best(runs: number, work: () => void): number {
  let least = Infinity;
  for (let i = 0; i < runs; i++) {
    const from = cpuMs();
    work();
    least = Math.min(least, cpuMs() - from);
  }
  return least;
}

function full(before: Buffer, after: Buffer): void {
  compareVersions(readPage(before, { rules }), readPage(after, { rules }), { rules });
}

function benchDeltas(): void {
  console.log("full delta, both versions parsed\n      size         ms    pairs/s   ns/byte");
  let smallest: number | null = null;
  for (const [size, runs] of [
    [50_000, 200],
    [500_000, 20],
    [5_000_000, 3],
  ] as const) {
    const [before, after] = [page(size, -1), page(size, 3)];
    const ms = best(runs, () => full(before, after));
    console.log(
      `${String(size).padStart(10)} ${ms.toFixed(1).padStart(10)} ${(1000 / ms).toFixed(1).padStart(10)} ${((ms * 1e6) / size).toFixed(0).padStart(9)}`,
    );
    const each = (ms * 1e6) / size;
    smallest ??= each;
    if (size > 50_000)
      tellBeside(`a delta, ${size} bytes`, {
        ours: each,
        unit: "ns a byte",
        name: "50,000 bytes",
        theirs: smallest,
        better: "less",
      });
  }
}

function benchMinHash(): void {
  const words = Array.from({ length: 1000 }, (_, i) => `word${(i * 7919) % 5003}`);
  const ms = best(500, () => void textSignature(words));
  console.log(`MinHash of 1,000 words, 128 permutations: ${(1000 / ms).toFixed(0)} documents/s`);
}

function benchHostile(): void {
  const calm = Buffer.from("<p>calm</p>");
  const cases: Readonly<Record<string, string>> = {
    "100,000 nested tags": "<div>".repeat(100_000) + "x",
    "100,000 tags closed by other names": "<b>".repeat(100_000) + "</i>".repeat(100_000),
    "10 MB attribute": `<a href="${"x".repeat(10_000_000)}">y</a>`,
    "one line of 5 MB": "<p>" + "word ".repeat(1_000_000),
    "200,000 paragraphs": Array.from({ length: 200_000 }, (_, i) => `<p>line ${i}</p>`).join(""),
  };
  console.log("hostile pages");
  for (const [name, html] of Object.entries(cases)) {
    const bytes = Buffer.from(html);
    console.log(
      `${best(2, () => full(calm, bytes))
        .toFixed(0)
        .padStart(8)} ms  ${name}`,
    );
  }
}

/** Fetches and stores pages over loopback, and runs the digest stages of a revisit on each, timed apart. */
async function benchStages(changedShare: number): Promise<void> {
  const count = 200;
  const isChanged = (i: number): boolean => i % Math.round(1 / changedShare) === 0;
  const versions = Array.from({ length: count }, (_, i) => ({
    before: page(50_000, 1000 + i),
    after: page(50_000, isChanged(i) ? 3 : 1000 + i),
  }));
  const kept = versions.map(({ before }) =>
    sketchOf(sha256Digest(before), readPage(before, { rules }), rules),
  );
  const server = createServer((request, response) =>
    response.end(versions[Number(request.url!.slice(1))]!.after),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  const clock = new SystemClock();
  const fetcher = new HttpFetcher({ clock, userAgent: "isochron-bench", allowPrivate: true });
  const archive = await openArchive(dir);
  const base = {
    site: "bench",
    seeds: [],
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    expectedSharp: null,
    upperBound: null,
  };
  await archive.catalog.captures.create({
    id: "bench",
    phase: "visiting",
    startedAt: clock.now(),
    settings: {},
    ...base,
  });
  const warc = await archive.warcs.open("bench");
  let [stored, detected] = [0, 0];
  for (let i = 0; i < count; i++) {
    const url = parsePageUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${i}`)!;
    const from = cpuMs();
    const result = await fetcher.fetch({ url });
    if (result.kind !== "response") throw new Error("the fetch failed");
    const reading = await readExchange(result.exchange);
    await warc.writeExchange({
      url,
      exchange: result.exchange,
      payload: reading.payload,
      refersTo: null,
      note: {},
    });
    const between = cpuMs();
    detect(kept[i]!, reading.content!, reading.payload!.digest);
    stored += between - from;
    detected += cpuMs() - between;
  }
  await warc.close();
  await archive.close();
  await fetcher.close();
  server.close();
  rmSync(dir, { recursive: true });
  if (changedShare < 1)
    tellAtMost(
      `digest stages, ${100 * changedShare} % changed`,
      (100 * detected) / stored,
      "% of fetch and store",
      15,
    );
  console.log(
    `digest stages, ${(100 * changedShare).toFixed(0)} % of 50 kB pages changed: ${((100 * detected) / stored).toFixed(1)} % of fetch + store (${(stored / count).toFixed(2)} ms a page)`,
  );
}

/**
 * A revisit's digest stages. The payload's digest is there already, and the old version's digests were kept;
 * only a page whose payload differs is read, for its text digest and its scrubbed one.
 */
function detect(before: VersionSketch, content: Uint8Array, digest: Digest): boolean {
  if (before.payloadDigest === digest) return false;
  const after = sketchOf(digest, readPage(content, { rules }), rules);
  return after.textDigest !== before.textDigest && after.scrubbedDigest !== before.scrubbedDigest;
}

benchDeltas();
benchMinHash();
benchHostile();
await benchStages(0.01);
await benchStages(0.05);
await benchStages(1);
