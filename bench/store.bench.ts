// The store against its yardsticks, as ratios of one run in turns, and how everything grows; `--lines=N` makes the
// largest index and frontier smaller.
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WARCParser } from "warcio";
import { keepHeapSmall } from "#cli/engine/thrifty-heap.js";
import { readWarcFile } from "#store/index.js";
import { inChild, measure, median, showFigures, type Figures } from "./support/store/figures.js";
import { compressIndex, indexRecords, lookUp } from "./support/store/indexing.js";
import { fillFrontier, reopenFrontier } from "./support/store/million-pages.js";
import { compete, type Contestant } from "./support/store/turns.js";
import {
  archiveContestant,
  bareContestant,
  gzipFitted,
  gzipPlainly,
  openSink,
  warcioContestant,
  writeByArchive,
  writerContestant,
} from "./support/store/writing.js";
import { tellBeside } from "./support/told/figure.js";

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const RECORDS_PER_EXCHANGE = 3;

/** What each ratio is of. */
const RATIO_WORDS: Readonly<Record<string, { readonly what: string; readonly than: string }>> = {
  writerVsBare: { what: "the WARC writer", than: "bare zlib and crypto" },
  writerVsFitted: { what: "the WARC writer, with our windows", than: "bare zlib and crypto" },
  archiveVsBare: { what: "the archive's whole path of writing", than: "bare zlib and crypto" },
  archiveVsWarcio: { what: "the archive's whole path of writing, beside warcio", than: "warcio.js" },
  readVsWarcio: { what: "reading records", than: "warcio.js" },
};

const TASKS: Record<string, (size: number, dir: string, form: string) => Promise<unknown>> = {
  write: async (exchanges, dir) => {
    const { archive, sink } = await openSink(dir);
    let file = "";
    const figures = await measure(exchanges, async () => void (file = await writeByArchive(sink, exchanges)));
    await archive.close();
    return { ...figures, file: join(dir, file) };
  },
  read: (exchanges, file) => measure(exchanges * RECORDS_PER_EXCHANGE + 1, () => readByUs(file, exchanges)),
  index: (lines, dir) => {
    keepHeapSmall(); // as the program does where it indexes
    return indexRecords(lines, dir);
  },
  compress: compressIndex,
  "look-up": lookUp,
  frontier: fillFrontier,
  "frontier-again": reopenFrontier,
};

/** Reads every block; a record lost is an error. */
async function readByUs(file: string, exchanges: number): Promise<void> {
  let records = 0;
  for await (const item of readWarcFile(file)) {
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

/** Their time over ours, of each group of turns: the median, the least and the greatest. */
function ratio(spent: Map<string, number[]>, ours: Contestant, theirs: Contestant): number[] {
  const ratios = spent.get(theirs.name)!.map((time, i) => time / spent.get(ours.name)![i]!);
  return [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => Math.round(one * 100) / 100);
}

async function benchWriting(dir: string): Promise<Record<string, number[]>> {
  const bare = bareContestant(join(dir, "bare.warc.gz"), 20, gzipPlainly);
  const fitted = bareContestant(join(dir, "fitted.warc.gz"), 20, gzipFitted);
  const writer = await writerContestant(join(dir, "writer.warc.gz"), 20);
  const archive = await archiveContestant(join(dir, "archive"), 20);
  const warcio = warcioContestant(join(dir, "warcio.warc.gz"), 3);
  const spent = await compete([bare, writer, fitted, archive, warcio]);
  return {
    writerVsBare: ratio(spent, writer, bare),
    writerVsFitted: ratio(spent, writer, fitted),
    archiveVsBare: ratio(spent, archive, bare),
    archiveVsWarcio: ratio(spent, archive, warcio),
  };
}

async function benchReading(dir: string): Promise<Record<string, number[]>> {
  const exchanges = 60;
  const { archive, sink } = await openSink(join(dir, "read"));
  const file = join(archive.dir, await writeByArchive(sink, exchanges));
  await archive.close();
  const count = exchanges * RECORDS_PER_EXCHANGE + 1;
  const ours = { name: "read records: ours", count, turn: () => readByUs(file, exchanges) };
  const theirs = { name: "read records: warcio.js", count, turn: () => readByWarcio(file, exchanges) };
  return { readVsWarcio: ratio(await compete([ours, theirs]), ours, theirs) };
}

function benchGrowth(dir: string): Record<string, [size: number, Figures][]> {
  const curves: Record<string, [number, Figures][]> = {};
  const keep = (name: string, size: number, figures: Figures): void => {
    (curves[name] ??= []).push([size, figures]);
    showFigures(`${name}, ${size.toLocaleString("en")}`, figures);
    const [[least, first]] = curves[name]! as [[number, Figures]];
    if (size > least)
      tellBeside(`${name}, ${size.toLocaleString("en")}`, {
        ours: figures.perCpuSecond,
        unit: "/s of processor",
        name: least.toLocaleString("en"),
        theirs: first.perCpuSecond,
        better: "more",
      });
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
    const ratios = { ...(await benchWriting(dir)), ...(await benchReading(dir)) };
    for (const [name, values] of Object.entries(ratios)) {
      console.log(`${name}: ${values.join(", ")}`);
      tellBeside(RATIO_WORDS[name]!.what, {
        ours: values[0]!,
        unit: "×",
        name: RATIO_WORDS[name]!.than,
        theirs: 1,
        better: "more",
      });
    }
    console.log("\nGrowth, each in a process of its own");
    const curves = benchGrowth(dir);
    console.log(JSON.stringify({ ...ratios, curves }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
