// lab cluster in small: what servers see of many workers, with everything going wrong, and what is got done.
import { describe, expect, it } from "vitest";
import { NO_FAULTS } from "#lab/experiments/cluster/faults.js";
import { measureCluster, type ClusterCase } from "#lab/experiments/cluster/measure-cluster.js";
import { SimulatedCluster } from "#lab/experiments/cluster/run-cluster.js";

const HABITS = { sitesAtOnce: 10, delayMs: 1_000, pagesPerSite: 5, leaseMs: 6_000, heartbeatMs: 2_000 };
/** Of a small cluster more must go wrong that all of it does. */
const FAULTS = { killEveryMs: 200_000, freezeEveryMs: 200_000, cutEveryMs: 200_000, restartEveryMs: 60_000 };
const ground = (seed: number) => ({ seed, habits: HABITS, patienceMs: 10_000, faults: FAULTS });
const CASE: ClusterCase = {
  series: "small",
  hosts: 400,
  workers: 4,
  hasFaults: false,
  sharesGates: true,
  databaseSlowness: 1,
};
const LOOKS = 2 * HABITS.pagesPerSite;

describe("servers before many workers", () => {
  // Seeds at which a machine that sends in a turn it has lost is found (test/mutants/cluster.json).
  it.each([7, 8, 12])("are never asked too soon while everything goes wrong (seed %i)", async (seed) => {
    const row = await measureCluster({ ...CASE, hasFaults: true }, ground(seed));
    expect(row.tooNear).toMatchObject({ none: 0 });
    expect(row.leastPause).toBeGreaterThanOrEqual(1);
    expect(row.captures).toBe(400);
    const { kills, freezes, cuts, restarts } = row.happened;
    expect(Math.min(kills, freezes, cuts, restarts)).toBeGreaterThan(0);
    expect(row.takeovers).toBeGreaterThan(10);
    // Looks that were not acknowledged are looked again, others are not.
    expect(row.requests).toBeGreaterThan(400 * (LOOKS + 1));
    expect(row.requests).toBeLessThan(1.5 * 400 * (LOOKS + 1));
  });

  it("are asked too soon where machines know nothing of each other, and the judge sees it", async () => {
    const row = await measureCluster({ ...CASE, sharesGates: false }, ground(1));
    expect(row.tooNear.none).toBeGreaterThan(100);
    expect(row.leastPause).toBe(0);
  });

  it("get one late request of each worker that stood still at the worst instant", async () => {
    const cluster = new SimulatedCluster({
      ...ground(4),
      hosts: 400,
      workers: 8,
      faults: { ...NO_FAULTS, freezeEveryMs: 60_000 },
      sharesGates: true,
    });
    await cluster.run();
    const { tooNear } = cluster.log.hosts.count;
    expect(tooNear.none).toBe(0);
    expect(tooNear.frozen).toBeGreaterThan(0);
    // Each can come near the one before it and the one after it.
    expect(tooNear.frozen).toBeLessThanOrEqual(2 * cluster.faults.freezes);
  });
});

describe("what is got done", () => {
  const brief = { ...ground(5), habits: { ...HABITS, pagesPerSite: 3 } };

  it("grows with the workers where hosts grow as well: no site is slower for the others", async () => {
    const few = await measureCluster({ ...CASE, hosts: 1_000, workers: 1 }, brief);
    const many = await measureCluster({ ...CASE, hosts: 2_000, workers: 2 }, brief);
    expect(many.requests).toBe(2 * few.requests);
    expect(many.perHandAndMin / few.perHandAndMin).toBeGreaterThan(0.9);
    expect(many.tooNear.none).toBe(0);
    expect(many.questionsPerRequest / few.questionsPerRequest).toBeLessThan(1.3);
  });

  it("ends at what a database can answer, and politeness does not", async () => {
    const row = await measureCluster({ ...CASE, hosts: 200, workers: 8, databaseSlowness: 200 }, ground(6));
    const quick = await measureCluster({ ...CASE, hosts: 200, workers: 8 }, ground(6));
    expect(row.requestsPerS).toBeLessThan(0.6 * quick.requestsPerS);
    expect(row.databaseBusy).toBeGreaterThan(0.5);
    expect([row.captures, row.tooNear.none]).toEqual([200, 0]);
  });

  it("is the same again for the same seed", async () => {
    const one = await measureCluster({ ...CASE, hosts: 60, hasFaults: true }, ground(7));
    expect(await measureCluster({ ...CASE, hosts: 60, hasFaults: true }, ground(7))).toEqual(one);
    expect(await measureCluster({ ...CASE, hosts: 60, hasFaults: true }, ground(8))).not.toEqual(one);
  });
});
