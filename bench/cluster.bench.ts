// Many machines at one archive, on a real database and a real store, both started here and as safe as real ones: a worker
// beside the program alone, four workers beside one, and how soon a machine that is killed is replaced. `--small` is a
// share of it, in two to three minutes; `--ahead` lets everything here run ahead of other work on a busy machine (chrt).
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { BenchCluster } from "./support/cluster/bench-cluster.js";
import { compareManyWorkers } from "./support/cluster/many-workers.js";
import { compareOneMachine } from "./support/cluster/one-machine.js";
import { forkSites, serveSites } from "./support/cluster/sites.js";
import { measureTakeover } from "./support/cluster/takeover.js";

const isSmall = process.argv.includes("--small");
const ONLY = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);

/** A delay that leaves two cores room: what is measured is waiting for servers, not for the processor. */
const POLITE_MS = 1_000;
const [LEAST_OF_ONE, LEAST_OF_FOUR] = [0.9, 3.5];

if (process.argv[2] === "sites") serveSites();
else {
  if (process.argv.includes("--ahead")) goAhead();
  await measure();
}

async function measure(): Promise<void> {
  const sites = forkSites(fileURLToPath(import.meta.url), "sites");
  const cluster = await BenchCluster.start();
  const ground = { cluster, sites };
  try {
    await part("one", async () => {
      const machine = await cluster.machine("alone");
      const [pages, rounds] = isSmall ? [20, 3] : [150, 3];
      await compareOneMachine({ ...ground, machine }, { pages, rounds, delayMs: 100, aim: LEAST_OF_ONE });
      const quick = { pages: isSmall ? 300 : 1_500, rounds: isSmall ? 1 : 3, delayMs: 0, aim: null };
      await compareOneMachine({ ...ground, machine }, quick);
      await machine.end("SIGTERM");
    });
    await part("many", () => {
      const pages = isSmall ? 4 : 25;
      const size = { sites: 40, pages, delayMs: POLITE_MS, sitesAtOnce: 10, workers: 4, aim: LEAST_OF_FOUR };
      return compareManyWorkers(ground, size);
    });
    await part("takeover", () =>
      measureTakeover(ground, { rounds: isSmall ? 2 : 9, sites: 4, beatMs: 2_000 }),
    );
  } finally {
    sites.end();
    await cluster.end();
  }
}

/** Whatever is started from now on comes first on the processors too. */
function goAhead(): void {
  const { status } = spawnSync("chrt", ["--all-tasks", "--rr", "--pid", "1", String(process.pid)]);
  if (status !== 0) throw new Error("--ahead needs chrt and the right to use it");
  console.log("ahead of other work on this machine");
}

/** With the load that it was measured at. */
async function part(name: string, work: () => Promise<void>): Promise<void> {
  if (ONLY !== undefined && ONLY !== name) return;
  const load = (): string => loadavg()[0]!.toFixed(1);
  const before = load();
  await work();
  console.log(`  (${name}: load ${before} at its start, ${load()} at its end)`);
}
