// How long a site waits for another machine after the one that has it is killed with -9.
import { setTimeout as delay } from "node:timers/promises";
import { median } from "../store/figures.js";
import { tellAtMost } from "../told/figure.js";
import { until, type BenchCluster } from "./bench-cluster.js";
import { monotonicMs, type Sites } from "./sites.js";

/** How often, and at how many sites at once. */
export interface TakeoverSize {
  readonly rounds: number;
  readonly sites: number;
  readonly beatMs: number;
}

/** Of the issue: in three heartbeats everything is somebody's again. */
const MOST_BEATS = 3;
const PAGES = 2_000;
const LOOK_MS = 10;

/** Kills a machine in each round, at another instant between two beats, and tells how long its sites were nobody's. */
export async function measureTakeover(
  { cluster, sites }: { cluster: BenchCluster; sites: Sites },
  { rounds, sites: count, beatMs }: TakeoverSize,
): Promise<void> {
  const shape = { pages: PAGES, children: 10, textBytes: 1_000 };
  const urls = await sites.start({ count, shape });
  let holder = await cluster.machine("holder-0", `--beat=${beatMs}ms`);
  await cluster.ask(urls, { delay: "250ms", maxPages: String(PAGES), shapeBudget: String(PAGES) });
  await until(async () => (await heldBy(cluster, holder.name)) === count);
  const [takenMs, askedMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const next = await cluster.machine(`holder-${round + 1}`, `--beat=${beatMs}ms`);
    await delay((beatMs * round) / rounds);
    const killedMs = monotonicMs();
    await holder.end("SIGKILL");
    await until(async () => (await heldBy(cluster, next.name)) === count, LOOK_MS);
    takenMs.push(monotonicMs() - killedMs);
    // Nobody has had them meanwhile: what was asked since then, the next one asked.
    const again = (): Promise<number[]> => askedSince(sites, urls, killedMs + beatMs);
    await until(async () => (await again()).length === count);
    askedMs.push(Math.max(...(await again())) - killedMs);
    holder = next;
  }
  await holder.end("SIGKILL");
  const show = (values: readonly number[]): string =>
    `median ${Math.round(median(values))}, worst ${Math.round(Math.max(...values))} ms (${values.map(Math.round).join(", ")})`;
  console.log(`all ${count} sites taken over after kill -9: ${show(takenMs)}; a beat is ${beatMs} ms`);
  console.log(`all of them asked again: ${show(askedMs)}`);
  tellAtMost(`the slowest takeover of ${count} sites`, Math.max(...takenMs), "ms", MOST_BEATS * beatMs);
}

async function heldBy({ agreement }: BenchCluster, name: string): Promise<number> {
  return (await agreement.leases.list({ onlyHeld: true })).filter(({ machine }) => machine === name).length;
}

/** When each of the sites was asked first after an instant; sites that were not are left out. */
async function askedSince(sites: Sites, urls: readonly string[], sinceMs: number): Promise<number[]> {
  const all = await sites.arrivalsAt(urls);
  return all.flatMap((arrivals) => arrivals.find((atMs) => atMs > sinceMs) ?? []);
}
