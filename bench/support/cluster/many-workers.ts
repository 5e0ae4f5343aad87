// Polite sites on addresses of their own, before one worker and before more of them: requests a second over the whole.
import { tellAtMost, tellBeside } from "../told/figure.js";
import type { BenchCluster, BenchMachine } from "./bench-cluster.js";
import { readCosts, showCosts } from "./costs.js";
import type { Sites } from "./sites.js";

/** How many sites there are, how large each is, and how many workers are there in the end. */
export interface ManyWorkersSize {
  readonly sites: number;
  readonly pages: number;
  readonly delayMs: number;
  readonly sitesAtOnce: number;
  readonly workers: number;
  /** How many times the requests of one worker are to be reached. */
  readonly aim: number;
}

type Ground = { readonly cluster: BenchCluster; readonly sites: Sites };

/** Measures one worker, then many, and tells their requests beside each other. */
export async function compareManyWorkers(ground: Ground, size: ManyWorkersSize): Promise<void> {
  const one = await measure(ground, size, 1);
  const many = await measure(ground, size, size.workers);
  const what = `${size.workers} workers' requests, ${size.sites} sites of ${size.pages} pages, delay ${size.delayMs} ms`;
  tellBeside(what, {
    ours: many.perSecond,
    unit: "/s",
    name: "one worker",
    theirs: one.perSecond,
    better: "more",
    aim: size.aim,
  });
  console.log(
    `  ${(many.perSecond / one.perSecond).toFixed(2)} times the requests with ${size.workers} workers`,
  );
  tellAtMost(
    "statements at gates for a request, 10 sites in a worker",
    one.gateStatements,
    "",
    MOST_GATE_STATEMENTS,
  );
}

/** Host and address, entered and left; what is above that are looks at gates that others are in, and renewals. */
const MOST_GATE_STATEMENTS = 5;

async function measure({ cluster, sites }: Ground, size: ManyWorkersSize, workers: number) {
  const shape = { pages: size.pages, children: 10, textBytes: 8_000 };
  const urls = await sites.start({ count: size.sites, shape });
  const machines: BenchMachine[] = [];
  for (let i = 0; i < workers; i++)
    machines.push(await cluster.machine(`of-${workers}-${i}`, `--sites-at-once=${size.sitesAtOnce}`));
  const atRest = machines.map(({ memory }) => memory.now);
  const before = readCosts(cluster, machines);
  const pages = String(size.pages);
  const asked = { delay: `${size.delayMs}ms`, maxPages: pages, shapeBudget: pages };
  await cluster.done(await cluster.ask(urls, asked));
  const costs = readCosts(cluster, machines).since(before);
  const arrivals = (await sites.arrivalsAt(urls)).flat().toSorted((a, b) => a - b);
  const seconds = (arrivals.at(-1)! - arrivals[0]!) / 1_000;
  const perSecond = arrivals.length / seconds;
  const memoryMb = machines.map(({ memory }, i) => (memory.peak - atRest[i]!) / 1e6 / size.sitesAtOnce);
  const words = `${arrivals.length} requests in ${seconds.toFixed(1)} s, ${perSecond.toFixed(2)} /s`;
  console.log(`${workers} of ${size.sitesAtOnce} captures: ${words}; ${mean(memoryMb).toFixed(1)} MB a capture, the program ${(mean(atRest) / 1e6).toFixed(0)} MB`); // prettier-ignore
  showCosts(costs, { requests: arrivals.length, pages: size.sites * size.pages });
  await Promise.all(machines.map((machine) => machine.end("SIGTERM")));
  return { perSecond, gateStatements: costs.statements["gates"]!.calls / arrivals.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
