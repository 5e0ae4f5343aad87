// One worker beside the program on one machine: the same capture of sites of one shape, in turns, as the sites see it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { intervalsOf, type Intervals } from "../loopback-site.js";
import { runProgram } from "../program-run.js";
import { median } from "../store/figures.js";
import { tellBeside } from "../told/figure.js";
import type { BenchCluster, BenchMachine } from "./bench-cluster.js";
import { readCosts, showCosts, type Costs } from "./costs.js";
import type { Sites } from "./sites.js";

/** What is captured, how often, and at which pace. */
export interface OneMachineSize {
  readonly pages: number;
  readonly rounds: number;
  readonly delayMs: number;
  /** The share of the single machine's pages a second that is to be reached; `null` where it is told alone. */
  readonly aim: number | null;
}

interface Run {
  readonly requests: number;
  /** From the first request to the last, as the site saw them. */
  readonly perSecond: number;
  readonly intervals: Intervals;
  /** Of the command, start and end included. */
  readonly cpuMs: number;
  /** From the command to its end. */
  readonly wholeMs: number;
}

/** Measures both in turns, and tells the worker's rate beside the single machine's. */
export async function compareOneMachine(
  { cluster, sites, machine }: { cluster: BenchCluster; sites: Sites; machine: BenchMachine },
  { pages, rounds, delayMs, aim }: OneMachineSize,
): Promise<void> {
  const settings = [`--delay=${delayMs}ms`, `--max-pages=${pages}`, `--shape-budget=${pages}`];
  const [alone, ours, costs]: [Run[], Run[], Costs[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const shape = { pages, children: 10, textBytes: 8_000 };
    const [here, there] = (await sites.start({ count: 2, shape })) as [string, string];
    alone.push(await capture(here, sites, [...settings, "--allow-private"]));
    const before = readCosts(cluster, [machine]);
    ours.push(await capture(there, sites, settings, cluster.env));
    costs.push(readCosts(cluster, [machine]).since(before));
  }
  show(`the program alone, delay ${delayMs} ms`, alone);
  show(`a worker, delay ${delayMs} ms`, ours);
  const waits =
    middle(ours, ({ intervals }) => intervals.median) - middle(alone, ({ intervals }) => intervals.median);
  console.log(`  shared gates: ${waits.toFixed(2)} ms more between two requests`);
  showCosts(costs.at(-1)!, { requests: ours.at(-1)!.requests, pages });
  tellBeside(`a worker's requests, delay ${delayMs} ms, ${pages} pages`, {
    ours: middle(ours, ({ perSecond }) => perSecond),
    unit: "/s",
    name: "the program alone",
    theirs: middle(alone, ({ perSecond }) => perSecond),
    better: "more",
    ...(aim !== null && { aim }),
  });
}

function middle(runs: readonly Run[], pick: (run: Run) => number): number {
  return median(runs.map(pick));
}

function show(name: string, runs: readonly Run[]): void {
  const rate = `${middle(runs, ({ perSecond }) => perSecond).toFixed(2)} requests/s from first to last`;
  const between = (["median", "tenth"] as const).map((one) =>
    middle(runs, ({ intervals }) => intervals[one]),
  );
  const whole = (middle(runs, ({ wholeMs }) => wholeMs) / 1_000).toFixed(1);
  const rounds = runs.map(({ perSecond }) => perSecond.toFixed(2)).join(", ");
  console.log(
    `${name}: ${rate} (rounds ${rounds}), ${between.join(" and ")} ms between two (median and fastest tenth), ` +
      `${whole} s from command to end; ${middle(runs, ({ cpuMs, requests }) => cpuMs / requests).toFixed(2)} ms of the command's processor a request`,
  );
}

/** By the program itself; with a cluster in the environment it asks there, and follows. */
async function capture(
  url: string,
  sites: Sites,
  settings: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const place = env["ISOCHRON_CLUSTER"] === undefined ? ["--archive", join(dir, "archive")] : [];
    const fromMs = performance.now();
    const { cpuSeconds } = await runProgram(["capture", url, ...settings, ...place, "--json"], dir, { env });
    const wholeMs = performance.now() - fromMs;
    const [arrivals] = (await sites.arrivalsAt([url])) as [number[]];
    const spanMs = arrivals.at(-1)! - arrivals[0]!;
    const perSecond = (1_000 * (arrivals.length - 1)) / spanMs;
    return {
      requests: arrivals.length,
      perSecond,
      intervals: intervalsOf(arrivals),
      cpuMs: 1_000 * cpuSeconds,
      wholeMs,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
