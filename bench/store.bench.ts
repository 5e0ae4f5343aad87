// The store against its yardsticks, as ratios of one run in turns, and how everything grows: `--exchanges=N` and
// `--lines=N` make it smaller or larger.
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WARCParser } from "warcio";
import { readWarc } from "#store/index.js";
import { inChild, measure, median, showFigures, type Figures } from "./support/store/figures.js";
import { compressIndex, indexRecords, lookUp } from "./support/store/indexing.js";
import { fillFrontier, reopenFrontier } from "./support/store/million-pages.js";
import {
  gzipFitted,
  gzipPlainly,
  openSink,
  writeBare,
  writeByArchive,
  writeByWarcio,
  writeByWriter,
} from "./support/store/writing.js";

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
/** The first one only warms up. */
const ROUNDS = 16;
const RECORDS_PER_EXCHANGE = 3;

const TASKS: Record<string, (size: number, dir: string, form: string) => Promise<unknown>> = {
  write: async (exchanges, dir) => {
    const { archive, sink } = await openSink(dir);
    let file = "";
    const figures = await measure(exchanges, async () => void (file = await writeByArchive(sink, exchanges)));
    await archive.close();
    return { ...figures, file: join(dir, file) };
  },
  read: (exchanges, file) => measure(exchanges * RECORDS_PER_EXCHANGE + 1, () => readByUs(file, exchanges)),
  index: indexRecords,
  compress: compressIndex,
  "look-up": lookUp,
  frontier: fillFrontier,
  "frontier-again": reopenFrontier,
};

/** Reads every block; a record lost is an error. */
async function readByUs(file: string, exchanges: number): Promise<void> {
  let records = 0;
  for await (const item of readWarc(file)) {
    if (item.kind === "finding") throw new Error(item.finding.message);
    if (item.kind !== "record") continue;
    records++;
    for await (const _ of item.record.block);
  }
  requireAll(records, exchanges);
}

async function readByWarcio(file: string, exchanges: number): Promise<void> {
  let records = 0;
  for await (const record of new WARCParser(createReadStream(file))) {
    records++;
    await record.readFully(false);
  }
  requireAll(records, exchanges);
}

function requireAll(records: number, exchanges: number): void {
  const expected = exchanges * RECORDS_PER_EXCHANGE + 1;
  if (records !== expected) throw new Error(`${records} records instead of ${expected}`);
}

interface Round {
  readonly name: string;
  readonly count: number;
  readonly work: () => Promise<void>;
}

/** In turns, so that none has the warmer or quieter machine; shows the median of each. */
async function inTurns(rounds: (round: number) => AsyncGenerator<Round>): Promise<Map<string, number[]>> {
  const all = new Map<string, Figures[]>();
  for (let round = 0; round < ROUNDS; round++)
    for await (const { name, count, work } of rounds(round))
      all.set(name, [...(all.get(name) ?? []), await measure(count, work)]);
  for (const figures of all.values()) figures.shift();
  for (const [name, figures] of all) {
    const of = (key: keyof Figures): number => median(figures.map((one) => one[key]));
    showFigures(name, { perCpuSecond: of("perCpuSecond"), perSecond: of("perSecond"), peakMb: of("peakMb") });
  }
  return new Map([...all].map(([name, figures]) => [name, figures.map(({ perCpuSecond }) => perCpuSecond)]));
}

/** The median of the ratios of each round, and the least and the greatest. */
function ratio(rates: Map<string, number[]>, ours: string, theirs: string): number[] {
  const ratios = rates.get(ours)!.map((rate, i) => rate / rates.get(theirs)![i]!);
  return [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => Math.round(one * 100) / 100);
}

const BARE = "write exchanges: bare zlib + crypto";
const FITTED = "write exchanges: the same, window fitted";
const WRITER = "write exchanges: our WARC writer";
const ARCHIVE = "write exchanges: our archive";

async function benchYardsticks(dir: string): Promise<Record<string, number[]>> {
  const exchanges = option("exchanges", 250);
  const few = Math.ceil(exchanges / 20);
  const path = join(dir, "bare.warc.gz");
  let file = "";
  const rates = await inTurns(async function* (round) {
    yield { name: BARE, count: exchanges, work: async () => writeBare(path, exchanges, gzipPlainly) };
    yield { name: FITTED, count: exchanges, work: async () => writeBare(path, exchanges, gzipFitted) };
    const own = join(dir, `writer${round}.warc.gz`);
    yield { name: WRITER, count: exchanges, work: () => writeByWriter(own, exchanges) };
    const { archive, sink } = await openSink(join(dir, `archive${round}`));
    yield {
      name: ARCHIVE,
      count: exchanges,
      work: async () => void (file = join(archive.dir, await writeByArchive(sink, exchanges))),
    };
    await archive.close();
    yield { name: "write exchanges: warcio.js", count: few, work: () => writeByWarcio(dir, few) };
    const records = exchanges * RECORDS_PER_EXCHANGE + 1;
    yield { name: "read records: ours", count: records, work: () => readByUs(file, exchanges) };
    yield { name: "read records: warcio.js", count: records, work: () => readByWarcio(file, exchanges) };
  });
  return {
    writerVsBare: ratio(rates, WRITER, BARE),
    writerVsFitted: ratio(rates, WRITER, FITTED),
    archiveVsBare: ratio(rates, ARCHIVE, BARE),
    archiveVsWarcio: ratio(rates, ARCHIVE, "write exchanges: warcio.js"),
    readVsWarcio: ratio(rates, "read records: ours", "read records: warcio.js"),
  };
}

function benchGrowth(dir: string): Record<string, [size: number, Figures][]> {
  const curves: Record<string, [number, Figures][]> = {};
  const keep = (name: string, size: number, figures: Figures): void => {
    (curves[name] ??= []).push([size, figures]);
    showFigures(`${name}, ${size.toLocaleString("en")}`, figures);
  };
  for (const exchanges of [400, 1600, 6400]) {
    const folder = join(dir, `exchanges-${exchanges}`);
    const { file, ...written } = inChild<Figures & { file: string }>("write", exchanges, folder);
    keep("write exchanges", exchanges, written);
    keep("read the records of exchanges", exchanges, inChild("read", exchanges, file));
    rmSync(folder, { recursive: true });
  }
  for (const lines of [10_000, 100_000, option("lines", 1_000_000)]) {
    const folder = join(dir, `lines-${lines}`);
    keep("index records", lines, inChild("index", lines, folder));
    keep("nearest capture, plain index of lines", lines, inChild("look-up", lines, folder, "plain"));
    keep("compress an index of lines", lines, inChild("compress", lines, folder));
    keep("nearest capture, compressed index of lines", lines, inChild("look-up", lines, folder, "zipnum"));
    rmSync(folder, { recursive: true });
  }
  for (const pages of [10_000, 100_000, option("lines", 1_000_000)]) {
    const folder = join(dir, `pages-${pages}`);
    const { found, visited } = inChild<{ found: Figures; visited: Figures }>("frontier", pages, folder);
    keep("frontier: find pages", pages, found);
    keep("frontier: visit pages in order", pages, visited);
    keep("frontier: open again, pages", pages, inChild("frontier-again", pages, folder));
    rmSync(folder, { recursive: true });
  }
  return curves;
}

const [, , task, size, folder, form] = process.argv;
if (task !== undefined && Object.hasOwn(TASKS, task)) {
  console.log(JSON.stringify(await TASKS[task]!(Number(size), folder!, form ?? "")));
} else {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const ratios = await benchYardsticks(dir);
    console.log("\nGrowth, each in a process of its own");
    const curves = benchGrowth(dir);
    console.log(JSON.stringify({ ...ratios, curves }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
