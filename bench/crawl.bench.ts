// Pages per second beside wget with WARC (and Scrapy where installed) on one loopback site, no delay and one pass, over
// the site's size. `npm run bench -- crawl` takes a few minutes; `-- crawl --large` goes to 100,000 pages.
import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { intervalsOf, startSite, type Intervals, type SiteShape } from "./support/loopback-site.js";
import { OTHER_CRAWLERS, type CrawlRun } from "./support/other-crawlers.js";
import { runProgram } from "./support/program-run.js";

const SELF = fileURLToPath(import.meta.url);

/** How often each size is crawled by everyone. */
const SIZES: ReadonlyMap<number, number> = new Map([
  [500, 3],
  [2000, 2],
  [8000, 2],
  [20_000, 1],
]);
const LARGE_SIZES: ReadonlyMap<number, number> = new Map([...SIZES, [100_000, 1]]);

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
  for (const [pages, rounds] of large ? LARGE_SIZES : SIZES) await compareSpeed(pages, rounds);
}

/** In turns on one site, so that neither has the quieter machine. */
async function compareSpeed(pages: number, rounds: number): Promise<void> {
  const others = OTHER_CRAWLERS.filter(({ version, mostPages }) => version !== null && pages <= mostPages);
  const ratios = new Map(others.map(({ name }) => [name, [] as number[]]));
  console.log(`\n${pages} pages; load ${loadavg()[0]!.toFixed(1)}`);
  await withSite({ pages, children: 10, textBytes: 8000 }, async (url, intervals) => {
    for (let round = 0; round < rounds; round++) {
      const ours = await runCapture(url, pages);
      show("isochron", ours, await intervals());
      for (const { name, crawl } of others) {
        const theirs = await crawl(url, pages);
        show(name, theirs, await intervals());
        ratios.get(name)!.push(Number((rateOf(ours) / rateOf(theirs)).toFixed(2)));
      }
    }
  });
  console.log(JSON.stringify({ pages, pagesPerSecondAgainst: Object.fromEntries(ratios) }));
}

function rateOf({ pages, seconds }: CrawlRun): number {
  return pages / seconds;
}

function show(name: string, run: CrawlRun, { median, tenth }: Intervals): void {
  const rate = `${Math.round(rateOf(run))} pages/s`.padStart(12);
  const cpu = `${((1000 * run.cpuSeconds) / run.pages).toFixed(2)} ms CPU per page`.padStart(24);
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
