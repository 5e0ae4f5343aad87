// Pages per second beside wget with WARC on one loopback site (no delay, one pass), and memory over the site's size.
// `npm run bench -- crawl` takes two minutes; `-- crawl --large`, an hour, goes to 100,000 pages and a million known URLs.
import { fork, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { main } from "#cli/main.js";
import { startSite, type SiteShape } from "./support/loopback-site.js";

const SELF = fileURLToPath(import.meta.url);

interface Run {
  readonly pages: number;
  /** Until WARC and index are written; ours have the catalog too, and report and certificate come after it. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number | null;
}

const [role, ...rest] = process.argv.slice(2);
if (role === "site") process.send!(await startSite(JSON.parse(rest[0]!) as SiteShape));
else if (role === "capture") await captureInThisProcess(rest);
else await compareAll(process.argv.includes("--large"));

async function compareAll(large: boolean): Promise<void> {
  for (const pages of large ? [1000, 5000, 20_000] : [1000]) await compareSpeed(pages, large ? 3 : 2);
  for (const pages of large ? [10_000, 30_000, 100_000] : [3000])
    await memoryOf(`${pages} pages, all visited`, { pages, children: 10, textBytes: 2000 }, pages);
  for (const known of large ? [200_000, 1_000_000] : [50_000]) {
    const hubs = known / 1000;
    const shape = { pages: known, children: 1000, textBytes: 200 };
    await memoryOf(`${known} known URLs, ${hubs} visited`, shape, hubs);
  }
}

async function compareSpeed(pages: number, rounds: number): Promise<void> {
  const shape = { pages, children: 10, textBytes: 8000 };
  const ratios: number[] = [];
  const hasWget = spawnSync("wget", ["--version"]).status === 0;
  if (!hasWget) console.log("wget is not installed: no comparison");
  // In turns on one site, so that neither has the quieter machine.
  await withSite(shape, async (url) => {
    for (let round = 0; round < rounds; round++) {
      const ours = await runCapture(url, pages);
      show("isochron", ours);
      if (!hasWget) continue;
      const theirs = await runWget(url, pages);
      show("wget --warc-file", theirs);
      ratios.push(ours.pages / ours.seconds / (theirs.pages / theirs.seconds));
    }
  });
  console.log(
    JSON.stringify({ pages, pagesPerSecondVsWget: ratios.map((ratio) => Number(ratio.toFixed(2))) }),
  );
}

async function memoryOf(name: string, shape: SiteShape, maxPages: number): Promise<void> {
  await withSite(shape, async (url) => show(name, await runCapture(url, maxPages)));
}

function show(name: string, { pages, seconds, cpuSeconds, peakMb }: Run): void {
  const rate = `${Math.round(pages / seconds)} pages/s`.padStart(14);
  const cpu = `${((1e6 * cpuSeconds) / pages).toFixed(0)} µs CPU per page`.padStart(22);
  console.log(`${name.padEnd(34)} ${rate} ${cpu} ${peakMb === null ? "" : `${peakMb} MB at most`}`);
}

async function withSite(shape: SiteShape, work: (url: string) => Promise<void>): Promise<void> {
  const child = fork(SELF, ["site", JSON.stringify(shape)], { execArgv: [] });
  try {
    await work(
      await new Promise<string>((resolve) => child.once("message", (url) => resolve(url as string))),
    );
  } finally {
    child.kill();
  }
}

/** A process of its own, so that its greatest memory is the capture's; from the command line to the certificate. */
async function runCapture(url: string, maxPages: number): Promise<Run> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const argv = ["capture", url, "--allow-private", "--delay", "0ms", "--passes", "1", "--archive", dir];
    const child = fork(SELF, ["capture", ...argv, "--max-pages", String(maxPages), "--json"], {
      execArgv: process.env["BENCH_NODE_ARGS"]?.split(" ") ?? [],
      stdio: ["ignore", "ignore", process.env["BENCH_VERBOSE"] ? "inherit" : "ignore", "ipc"],
    });
    return await new Promise<Run>((resolve, reject) => {
      child.once("message", (run) => resolve(run as Run));
      child.once("exit", (code) => reject(new Error(`the capture ended with code ${code}`)));
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function captureInThisProcess(argv: readonly string[]): Promise<void> {
  let out = "";
  const code = await main(argv, {
    input: process.stdin,
    out: (text) => void (out += text),
    err: (text) => void process.stderr.write(text),
    env: {},
    interactive: false,
    columns: 100,
    signal: new AbortController().signal,
  });
  if (code !== 0) process.exit(code);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const {
    requests: pages,
    startedAt,
    finishedAt,
  } = JSON.parse(out) as {
    requests: number;
    startedAt: string;
    finishedAt: string;
  };
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  process.send!({ pages, seconds, cpuSeconds, peakMb: Math.round((maxRSS * 1024) / 1e6) }, () =>
    process.exit(0),
  );
}

/** The whole site into one WARC with its CDX, nothing else kept. */
async function runWget(url: string, pages: number): Promise<Run> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const argv = ["-q", "-r", "-l", "inf", "--delete-after", "--warc-file=site", "--warc-cdx", url];
    const startedMs = performance.now();
    const child = spawn("/usr/bin/time", ["-f", "%U %S", "wget", ...argv], { cwd: dir });
    let report = "";
    child.stderr.on("data", (chunk: Buffer) => (report += chunk.toString()));
    await new Promise((resolve) => child.once("exit", resolve));
    const seconds = (performance.now() - startedMs) / 1000;
    const [user = 0, system = 0] = (/([\d.]+) ([\d.]+)\s*$/.exec(report)?.slice(1) ?? []).map(Number);
    return { pages, seconds, cpuSeconds: user + system, peakMb: null };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
