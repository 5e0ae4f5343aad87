// Strategies on the same living sites, by the truth: first captures, captures after three warm-ups, and real
// histories played again. Arguments: seeds=8 pages=100 histories=DIRECTORY.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { historySite, mixedSites, pairedCaptures, type HistoryStretch, type PairedSite } from "#lab/index.js";
import { tellBeside } from "./support/told/figure.js";

const STRATEGIES = ["bfs-fifo", "bfs-lifo", "hottest-middle", "solar-online", "optimal-online"] as const;
const DEFAULT = "optimal-online";
const WARM_UPS = 3;

const options = new Map(process.argv.slice(2).map((text) => text.split("=", 2) as [string, string]));
const seeds = Number(options.get("seeds") ?? 8);
const pages = Number(options.get("pages") ?? 100);
const histories = options.get("histories") ?? join("..", "shared", "data", "histories");

/** Weeks or months of real changes pass during one capture. */
const STRETCHES: readonly Omit<HistoryStretch, "file">[] = [
  { name: "apache-www", from: "2021-09-01T00:00:00Z", pages: 240, captureDays: 4 },
  { name: "apache-www", from: "2022-03-01T00:00:00Z", pages: 240, captureDays: 4 },
  { name: "apache-www", from: "2022-09-01T00:00:00Z", pages: 240, captureDays: 4 },
  { name: "apache-www", from: "2023-03-01T00:00:00Z", pages: 240, captureDays: 4 },
  { name: "curl-www", from: "2002-01-01T00:00:00Z", pages: 320, captureDays: 120 },
  { name: "curl-www", from: "2003-06-01T00:00:00Z", pages: 320, captureDays: 120 },
  { name: "18f", from: "2014-07-01T00:00:00Z", pages: 130, captureDays: 20 },
  { name: "18f", from: "2014-10-01T00:00:00Z", pages: 130, captureDays: 20 },
  { name: "openbsd-www", from: "1997-01-01T00:00:00Z", pages: 90, captureDays: 60 },
  { name: "openbsd-www", from: "1998-01-01T00:00:00Z", pages: 120, captureDays: 60 },
];

interface Sums {
  runs: number;
  pages: number;
  readonly sharp: number[][];
  readonly expected: number[];
  /** What no order could have beaten at the default strategy's t*. */
  most: number;
}

const tables = new Map<string, Sums>();

async function measure(title: string, site: PairedSite, warmUps: number): Promise<void> {
  const results = await pairedCaptures(site, STRATEGIES, warmUps);
  for (const name of [`${title}: ${site.name}`, `${title}: all`]) {
    const sums = tables.get(name) ?? {
      runs: 0,
      pages: 0,
      sharp: [],
      expected: STRATEGIES.map(() => 0),
      most: 0,
    };
    tables.set(name, sums);
    sums.runs++;
    sums.pages += results[0]!.pages;
    sums.most += results.find(({ strategy }) => strategy === DEFAULT)!.mostSharp;
    sums.sharp.push(results.map(({ trulySharp }) => trulySharp));
    results.forEach(({ expectedSharp }, k) => (sums.expected[k]! += expectedSharp));
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Ratio of sums over the runs, with its standard error by leaving out one run at a time. */
function ratio(sharp: readonly number[][], of: number, to: readonly number[]): string {
  const sumOf = (runs: readonly number[][], k: number): number => runs.reduce((sum, run) => sum + run[k]!, 0);
  const value = (runs: readonly number[][]): number =>
    sumOf(runs, of) / Math.max(...to.map((k) => sumOf(runs, k)));
  if (sharp.length < 2) return value(sharp).toFixed(3);
  const without = sharp.map((_, i) => value(sharp.filter((_run, j) => j !== i)));
  const spread = without.reduce((sum, one) => sum + (one - mean(without)) ** 2, 0);
  const error = Math.sqrt(((sharp.length - 1) / sharp.length) * spread);
  return `${value(sharp).toFixed(3)} ± ${error.toFixed(3)}`;
}

function print(): void {
  for (const [title, sums] of tables) {
    console.log(`\n${title} (${sums.runs} runs, ${(sums.pages / sums.runs).toFixed(0)} pages)`);
    console.log("  strategy          truly sharp   predicted");
    STRATEGIES.forEach((name, k) => {
      const sharp = mean(sums.sharp.map((run) => run[k]!)).toFixed(2);
      const predicted = (sums.expected[k]! / sums.runs).toFixed(2);
      console.log(`  ${name.padEnd(16)} ${sharp.padStart(12)} ${predicted.padStart(11)}`);
    });
    const own = STRATEGIES.indexOf(DEFAULT);
    console.log(
      `  ${DEFAULT} / best BFS ${ratio(sums.sharp, own, [0, 1])}, / hottest-middle ${ratio(sums.sharp, own, [2])}, ` +
        `/ solar-online ${ratio(sums.sharp, own, [3])}`,
    );
    const sharpOf = (k: number): number => mean(sums.sharp.map((run) => run[k]!));
    if (title.endsWith(": all"))
      tellBeside(`truly sharp pages, ${title}, ${sums.runs} runs`, {
        ours: sharpOf(own),
        unit: "pages",
        name: "the best breadth first",
        theirs: Math.max(sharpOf(0), sharpOf(1)),
        better: "more",
      });
    const bestBfs = Math.max(...[0, 1].map((k) => sums.sharp.reduce((sum, run) => sum + run[k]!, 0)));
    console.log(
      `  knowing the future at its t*: ${(sums.most / sums.runs).toFixed(2)}, / best BFS ${(sums.most / bestBfs).toFixed(3)}`,
    );
  }
}

for (let seed = 1; seed <= seeds; seed++) {
  for (const site of mixedSites(seed, pages)) {
    await measure("first capture", site, 0);
    await measure("after three captures", site, WARM_UPS);
  }
}
for (const stretch of STRETCHES) {
  const file = join(histories, `${stretch.name}.tsv.gz`);
  if (existsSync(file)) await measure("real histories", historySite(1, { ...stretch, file }), WARM_UPS);
}
print();
