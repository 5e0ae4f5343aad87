// How long people wait for a verb, beside a bare `node -e 0`, in turns; and for a capture's first request, as the site
// on loopback sees it. `npm run bench -- start` takes a minute; `rounds=N` for more or fewer turns.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM, runProgram } from "./support/program-run.js";
import { tellAtMost } from "./support/told/figure.js";

const ROUNDS = Number(/rounds=(\d+)/.exec(process.argv.slice(2).join(" "))?.[1] ?? 15);
/** More than this over a bare start is felt. */
const MOST_MORE_MS = 120;
const MOST_TO_FIRST_REQUEST_MS = 250;

/** What one process took, by the clock and of the processor. */
interface Taken {
  readonly wallMs: number;
  readonly cpuMs: number;
}

const BARE = ["-e", "0"];

await inTemporaryFolder(async (dir) => {
  const site = await startSite();
  const archive = join(dir, "archive");
  await runProgram(captureOf(site.address, archive), dir);
  site.asked();
  const verbs: Readonly<Record<string, readonly string[]>> = {
    "--help": ["--help"],
    captures: ["captures", "--archive", archive],
    cdx: ["cdx", site.address, "--archive", archive],
  };
  await compareStarts(verbs);
  await compareFirstRequests(dir, site);
  site.close();
});

/** Every verb and the bare start in each round, so that all have the same machine. */
async function compareStarts(verbs: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const bare: Taken[] = [];
  const taken = new Map(Object.keys(verbs).map((name) => [name, [] as Taken[]]));
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await timed(BARE));
    for (const [name, argv] of Object.entries(verbs)) taken.get(name)!.push(await timed([PROGRAM, ...argv]));
  }
  show("node -e 0", bare);
  for (const [name, all] of taken) {
    show(`isochron ${name}`, all);
    tellMore(`start of ${name}: more than bare node, by the clock`, all, bare, ({ wallMs }) => wallMs);
    tellMore(`start of ${name}: more than bare node, of the processor`, all, bare, ({ cpuMs }) => cpuMs);
  }
}

function tellMore(
  what: string,
  all: readonly Taken[],
  bare: readonly Taken[],
  of: (one: Taken) => number,
): void {
  const more = Math.max(1, median(all.map(of)) - median(bare.map(of)));
  tellAtMost(what, Number(more.toFixed(1)), "ms", MOST_MORE_MS);
}

/** From the command until the site is asked for robots.txt, which is what a capture asks for first. */
async function compareFirstRequests(dir: string, site: Site): Promise<void> {
  const wallMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begunMs = performance.now();
    await runToEnd([PROGRAM, ...captureOf(site.address, join(dir, `archive-${round}`))]);
    wallMs.push(site.asked() - begunMs);
  }
  const ms = Number(median(wallMs).toFixed(1));
  console.log(`capture, first request after ${ms} ms (load ${loadavg()[0]!.toFixed(1)})`);
  tellAtMost("a capture's first request, by the clock", ms, "ms", MOST_TO_FIRST_REQUEST_MS);
}

function captureOf(url: string, archive: string): string[] {
  return [
    "capture",
    url,
    "--allow-private",
    "--delay",
    "0ms",
    "--passes",
    "1",
    "--archive",
    archive,
    "--json",
  ];
}

function show(name: string, all: readonly Taken[]): void {
  const wallMs = median(all.map((one) => one.wallMs));
  const cpuMs = median(all.map((one) => one.cpuMs));
  console.log(
    `${name.padEnd(20)} ${wallMs.toFixed(0).padStart(5)} ms by the clock, ${cpuMs.toFixed(0).padStart(5)} ms of the processor (load ${loadavg()[0]!.toFixed(1)})`,
  );
}

async function timed(argv: readonly string[]): Promise<Taken> {
  const begunMs = performance.now();
  const cpuMs = await runToEnd(argv);
  return { wallMs: performance.now() - begunMs, cpuMs };
}

/** Runs node to its end; the processor time that it took, as `time` of the shell tells it. */
async function runToEnd(argv: readonly string[]): Promise<number> {
  const child = spawn("/usr/bin/time", ["-f", "%U %S", process.execPath, ...argv], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const [user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(said)?.slice(1).map(Number) ?? [];
  if (code !== 0 || user === undefined || system === undefined)
    throw new Error(`${argv.join(" ")} ended with code ${code}: ${said.slice(-500)}`);
  return 1000 * (user + system);
}

/** A site of one page that knows when it was asked for something first. */
interface Site {
  readonly address: string;
  /** When it was first asked since this was last called. */
  readonly asked: () => number;
  readonly close: () => void;
}

async function startSite(): Promise<Site> {
  let firstMs: number | null = null;
  const server = createServer((_request, response) => {
    firstMs ??= performance.now();
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>One</title><p>page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const asked = () => {
    const ms = firstMs;
    firstMs = null;
    if (ms === null) throw new Error("nothing was asked for");
    return ms;
  };
  const close = () => void server.close();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

async function inTemporaryFolder(work: (dir: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
