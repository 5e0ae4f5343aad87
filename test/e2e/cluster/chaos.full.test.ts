// Everything befalls a cluster at seeded instants while it captures living sites; `npm run soak -- cluster` is the whole.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChaos, type ChaosTrace } from "../../support/cluster/chaos/chaos.js";
import { letAllIn } from "../../support/cluster/chaos/database-talk.js";
import { judgePauses } from "../../support/cluster/chaos/judge-pauses.js";
import { PLANTED_LIES, withLies } from "../../support/cluster/chaos/planted.js";
import { judgeChaos, requestsOf } from "../../support/cluster/chaos/verdict.js";
import { RealCluster } from "../../support/cluster/real-cluster.js";

let cluster: RealCluster;
const dir = mkdtempSync(join(tmpdir(), "isochron-chaos-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(async () => void (cluster = await RealCluster.make(dir)), 240_000);
afterAll(() => cluster?.end());

const SHARE = {
  seed: Number(process.env.ISOCHRON_CHAOS_SEED ?? 5),
  machines: 3,
  sitesAtOnce: 4,
  sites: 6,
  addresses: 3,
  pages: 30,
  faults: 16,
  spanMs: 90_000,
  patienceMs: 150_000,
};

let trace: ChaosTrace;

it("whatever befalls its machines, its database, its store and its clocks, a cluster claims nothing false, loses nothing and hurries nobody", async () => {
  trace = await runChaos(SHARE, cluster, dir);
  const { faults, figures, lines } = await judgeChaos(trace, cluster, dir);
  for (const line of lines) console.log(line);
  expect(faults).toEqual([]);
  expect(figures.captures).toBe(SHARE.sites);
}, 400_000);

// A judge that never finds anything proves nothing: what the chaos left, with a lie for each judge.
it("every lie that is put into what it left is found", async () => {
  const { faults } = await judgeChaos(withLies(trace), cluster, join(dir, "lies"));
  for (const lie of PLANTED_LIES)
    expect(
      faults.filter((fault) => lie.test(fault)),
      String(lie),
    ).not.toEqual([]);
}, 120_000);

// Machines without gates meet at the address that their sites share. Last: the database stays as it is then.
it("gates that let everybody in are found out", async () => {
  await letAllIn(cluster.env.ISOCHRON_CLUSTER!);
  const size = {
    ...SHARE,
    machines: 2,
    sitesAtOnce: 1,
    sites: 2,
    addresses: 1,
    pages: 8,
    faults: 0,
    patienceMs: 15_000,
  };
  const { sites } = await runChaos(size, cluster, join(dir, "let-in"));
  const { faults } = judgePauses(sites.flatMap(requestsOf), []);
  console.log(`chaos without gates: ${faults.length} requests too near, as ${faults[0]}`);
  expect(faults.length).toBeGreaterThan(0);
}, 200_000);
