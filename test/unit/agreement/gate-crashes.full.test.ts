// Gates in PostgreSQL over a crash of the database, which forgets who is in: nobody may be asked too soon for that.
import { expect, it } from "vitest";
import type { Agreement } from "#ports/index.js";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";

const server = postgresOfFile();
const GATE = "host a.test";

async function crash(): Promise<void> {
  await server().kill();
  await server().start();
}

/** Enters and says when, by the database's time; leaves at once. */
async function entry(line: Agreement, name: string, pauseMs = 0): Promise<number> {
  const turn = await line.gates.enter(name, pauseMs);
  const atMs = await line.readTime();
  turn.leave(0);
  return atMs;
}

it("after a crash nobody is let in before whoever was in had time to say so, and then a pause", async () => {
  const cluster = await TestCluster.open(server());
  const patienceMs = 2_000;
  const [one, two] = [await cluster.line({ patienceMs }), await cluster.line({ patienceMs })];
  (await one.gates.enter("host slow.test", 0)).leave(5_000);
  (await one.gates.enter("host quick.test", 0)).leave(100);
  const heldMs = await one.readTime();
  await one.gates.hold("host held.test", 6_000);
  const told = async () => (await cluster.say(`SELECT name FROM ${cluster.schema}.long_pauses`)).length;
  await expect.poll(told).toBe(2);
  await crash();
  const upMs = await two.readTime();
  const [slow, quick, held, fresh] = await Promise.all(
    ["slow", "quick", "held", "new"].map((name) => entry(two, `host ${name}.test`, 200)),
  );
  expect(quick! - upMs).toBeGreaterThanOrEqual(patienceMs + 200);
  expect(fresh! - upMs).toBeGreaterThanOrEqual(patienceMs + 200);
  expect(slow! - upMs).toBeGreaterThanOrEqual(patienceMs + 5_000);
  expect(held! - heldMs).toBeGreaterThanOrEqual(6_000);
});

it("whoever is in when the database crashes stays in, and the others wait for it", async () => {
  const cluster = await TestCluster.open(server());
  const patienceMs = 6_000;
  const [one, two] = [await cluster.line({ patienceMs }), await cluster.line({ patienceMs })];
  const turn = await one.gates.enter(GATE, 0);
  await crash();
  let isIn = false;
  const entered = entry(two, GATE).then((atMs) => ((isIn = true), atMs));
  await cluster.live(patienceMs + 1_500);
  expect([turn.isHeld(), isIn, one.gates.figures().lost]).toEqual([true, false, 0]);
  const leftMs = await one.readTime();
  turn.leave(300);
  expect((await entered) - leftMs).toBeGreaterThanOrEqual(300);
});

it("a turn that ends while the database is away is told of when it is back", async () => {
  const cluster = await TestCluster.open(server());
  const patienceMs = 8_000;
  const [one, two] = [await cluster.line({ patienceMs }), await cluster.line({ patienceMs })];
  const turn = await one.gates.enter(GATE, 0);
  await server().stop();
  turn.leave(400);
  expect(turn.isHeld()).toBe(false);
  await server().start();
  const upMs = await two.readTime();
  const gates = `${cluster.schema}.gates`;
  const leftAt = async (): Promise<number> =>
    Number(
      (await cluster.say(`SELECT left_at FROM ${gates} WHERE NOT is_in AND left_pause = 400`))[0]?.[
        "left_at"
      ],
    );
  await expect.poll(leftAt, { timeout: patienceMs }).toBeGreaterThan(0); // it was told, and did not count as dead
  const leftMs = await leftAt();
  const inMs = await entry(two, GATE);
  expect(inMs - leftMs).toBeGreaterThanOrEqual(400);
  expect(leftMs - upMs).toBeLessThan(patienceMs);
});
