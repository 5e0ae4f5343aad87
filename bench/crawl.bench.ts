// Pages per second beside wget with WARC (and Scrapy where installed) on one loopback site, no delay and one pass, over
// the site's size and its pages'. `npm run bench -- crawl` takes a few minutes; `-- crawl --large` goes to 100,000 pages.
import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { intervalsOf, startSite, type Intervals, type SiteShape } from "./support/loopback-site.js";
import { OTHER_CRAWLERS, type CrawlRun } from "./support/other-crawlers.js";
import { runProgram } from "./support/program-run.js";
import { tellBeside } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);

/** How often a site of so many pages is crawled by everyone, and what part of wget's pages a second is to be reached. */
interface Crawled {
  readonly pages: number;
  readonly rounds: number;
  readonly aim: number;
}

const SIZES: readonly Crawled[] = [
  { pages: 2000, rounds: 3, aim: 0.7 },
  { pages: 20_000, rounds: 1, aim: 1 },
];
const LARGE_SIZES: readonly Crawled[] = [...SIZES, { pages: 100_000, rounds: 1, aim: 1.3 }];

/** The text of a page, beside which its links are about a kilobyte. */
const PAGE_KINDS = [
  { name: "1.5 kB", textBytes: 500 },
  { name: "9 kB", textBytes: 8000 },
] as const;

const [role, ...rest] = process.argv.slice(2);
if (role === "site") await serveInThisProcess(JSON.parse(rest[0]!) as SiteShape);
else await compareAll(process.argv.includes("--large"));

async function compareAll(large: boolean): Promise<void> {
  console.log(
    "pages/s: from the start of the process until WARC and index (ours: and catalog) are written\n" +
      "CPU: of the whole process, ours with report and certificate; intervals between requests: as the site saw them",
  );
  for (const { name, version } of OTHER_CRAWLERS)
    console.log(version === null ? `${name}: not installed, left out` : `${name}: ${version}`);
  for (const kind of PAGE_KINDS)
    for (const size of large ? LARGE_SIZES : SIZES) await compareSpeed(kind, size);
}

/** In turns on one site, so that neither has the quieter machine. */
async function compareSpeed(
  { name: pageSize, textBytes }: (typeof PAGE_KINDS)[number],
  { pages, rounds, aim }: Crawled,
): Promise<void> {
  const others = OTHER_CRAWLERS.filter(({ version, mostPages }) => version !== null && pages <= mostPages);
  const all = [{ name: "isochron", crawl: runCapture }, ...others];
  const runs = new Map(all.map(({ name }) => [name, [] as CrawlRun[]]));
  console.log(`\n${pages} pages of ${pageSize}; load ${loadavg()[0]!.toFixed(1)}`);
  await withSite({ pages, children: 10, textBytes }, async (url, intervals) => {
    for (let round = 0; round < rounds; round++)
      for (const { name, crawl } of all) {
        const run = await crawl(url, pages);
        show(name, run, await intervals());
        runs.get(name)!.push(run);
      }
  });
  for (const { name } of others) tellRatio(`${pages} pages of ${pageSize}`, { name, runs, aim });
}

/** Beside wget there is an aim; the processor's time is told too, as other work on the machine does not disturb it. */
function tellRatio(
  what: string,
  { name, runs, aim }: { name: string; runs: ReadonlyMap<string, readonly CrawlRun[]>; aim: number },
): void {
  const [ours, theirs] = [runs.get("isochron")!, runs.get(name)!];
  const isAimed = name.startsWith("wget");
  const rates = { ours: median(ours.map(rateOf)), theirs: median(theirs.map(rateOf)) };
  const costs = { ours: median(ours.map(msPerPage)), theirs: median(theirs.map(msPerPage)) };
  tellBeside(what, { ...rates, unit: "pages/s", name, better: "more", ...(isAimed && { aim }) });
  tellBeside(`${what}, processor`, { ...costs, unit: "ms/page", name, better: "less" });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function rateOf({ pages, seconds }: CrawlRun): number {
  return pages / seconds;
}

function msPerPage({ pages, cpuSeconds }: CrawlRun): number {
  return (1000 * cpuSeconds) / pages;
}

function show(name: string, run: CrawlRun, { median, tenth }: Intervals): void {
  const rate = `${Math.round(rateOf(run))} pages/s`.padStart(12);
  const cpu = `${msPerPage(run).toFixed(2)} ms CPU per page`.padStart(24);
  const memory = `${run.peakMb} MB at most`.padStart(15);
  console.log(
    `${name.padEnd(34)}${rate}${cpu}${memory}; once warm a request every ${median} ms (median), ${tenth} ms (fastest tenth)`,
  );
}

async function withSite(
  shape: SiteShape,
  work: (url: string, intervals: () => Promise<Intervals>) => Promise<void>,
): Promise<void> {
  const child = fork(SELF, ["site", JSON.stringify(shape)], { execArgv: [] });
  const answer = <T>() => new Promise<T>((resolve) => child.once("message", (value) => resolve(value as T)));
  try {
    await work(await answer<string>(), () => {
      child.send("intervals");
      return answer<Intervals>();
    });
  } finally {
    child.kill();
  }
}

/** Says its address, and when asked how fast requests came since it was last asked. */
async function serveInThisProcess(shape: SiteShape): Promise<void> {
  const arrivalsMs: number[] = [];
  process.on("message", () => process.send!(intervalsOf(arrivalsMs.splice(0))));
  process.send!(await startSite(shape, () => void arrivalsMs.push(performance.now())));
}

/** From the command line to the certificate. */
async function runCapture(url: string, pages: number): Promise<CrawlRun> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const archive = join(dir, "archive");
    const options = ["--allow-private", "--delay", "0ms", "--passes", "1", "--archive", archive, "--json"];
    // The site's pages are all of one shape, as those of no honest site are.
    const limits = ["--max-pages", String(pages), "--shape-budget", String(pages)];
    const run = await runProgram(["capture", url, ...options, ...limits], dir);
    const { requests } = JSON.parse(run.out) as { requests: number };
    const seconds = (indexWrittenAt(archive) - run.startedAtMs) / 1000;
    return { pages: requests, seconds, cpuSeconds: run.cpuSeconds, peakMb: Math.round(run.peakBytes / 1e6) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The index is the last of the three to be written; report and certificate come after it. */
function indexWrittenAt(dir: string): number {
  const indexes = join(dir, "indexes");
  return Math.max(...readdirSync(indexes).map((name) => statSync(join(indexes, name)).mtimeMs));
}
