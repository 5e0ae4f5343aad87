// Forty faults of every kind befall four machines at twelve living sites.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChaos } from "../support/cluster/chaos/chaos.js";
import { judgeChaos } from "../support/cluster/chaos/verdict.js";
import { RealCluster } from "../support/cluster/real-cluster.js";

let cluster: RealCluster;
const dir = mkdtempSync(join(tmpdir(), "isochron-chaos-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(async () => void (cluster = await RealCluster.make(dir)), 240_000);
afterAll(() => cluster?.end());

const WHOLE = {
  seed: Number(process.env.ISOCHRON_CHAOS_SEED ?? 22),
  machines: 4,
  sitesAtOnce: 5,
  sites: 12,
  addresses: 5,
  pages: 60,
  faults: 40,
  spanMs: 300_000,
  patienceMs: 900_000,
};

it("forty faults make a cluster claim nothing false, lose nothing and hurry nobody", async () => {
  const trace = await runChaos(WHOLE, cluster, dir);
  const { faults, figures, lines } = await judgeChaos(trace, cluster, dir);
  for (const line of lines) console.log(line);
  expect(faults).toEqual([]);
  expect(figures.captures).toBe(WHOLE.sites);
}, 1_800_000);
