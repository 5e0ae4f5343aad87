// Gates in PostgreSQL when things go wrong: answers that get lost, machines that push in, waiters who go.
import { expect, it, onTestFinished } from "vitest";
import { readClusterAddress } from "#agreement/postgres/cluster-address.js";
import { Database } from "#agreement/postgres/database.js";
import { GateStatements } from "#agreement/postgres/gates/gate-statements.js";
import { FaultyProxy } from "../../support/services/faulty-proxy.js";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";

const server = postgresOfFile();
const GATE = "host a.test";

it("whoever was let in and did not hear of it is in when he asks again", async () => {
  const cluster = await TestCluster.open(server());
  const proxy = await FaultyProxy.before(server().port);
  onTestFinished(() => proxy.close());
  const limits = { statementMs: 200, connectMs: 1_000 };
  const one = await cluster.line({ port: proxy.port, limits, patienceMs: 60_000 });
  await proxy.set({ kind: "stall", way: "back" });
  const entering = one.gates.enter(GATE, 0);
  const isIn = async () => (await cluster.say(`SELECT is_in FROM ${cluster.schema}.gates`))[0]?.["is_in"];
  await expect.poll(isIn).toBe(true);
  proxy.cut(); // what was on its way back is gone
  await proxy.set({ kind: "none" });
  const turn = await entering;
  expect([turn.isHeld(), one.gates.figures().turns]).toEqual([true, 1]);
  turn.leave(0);
  await expect.poll(isIn).toBe(false);
});

it("lets whoever waits longest in next: nobody who comes back at once pushes in", async () => {
  const cluster = await TestCluster.open(server());
  const [busy, waiter] = [await cluster.line(), await cluster.line()];
  const turn = await busy.gates.enter(GATE, 0);
  let turns = 0;
  let isIn = false;
  const entered = waiter.gates.enter(GATE, 0).then((own) => ((isIn = true), own.leave(0)));
  // By now it asks some three times a second: whoever comes back at once would be in before, time after time.
  await expect.poll(() => waiter.gates.figures().questions, { interval: 10 }).toBeGreaterThan(10);
  turn.leave(0);
  for (; !isIn && turns < 200; turns++) (await busy.gates.enter(GATE, 0)).leave(0);
  await entered;
  expect(turns).toBeLessThanOrEqual(3);
});

it("does not wait for ever for one who waits no more", async () => {
  const cluster = await TestCluster.open(server());
  const [one, two] = [await cluster.line(), await cluster.line()];
  const turn = await one.gates.enter(GATE, 0);
  const stop = new AbortController();
  const stopped = two.gates.enter(GATE, 0, stop.signal);
  await expect.poll(async () => two.gates.figures().questions).toBeGreaterThan(0);
  stop.abort(new Error("no more"));
  await expect(stopped).rejects.toThrow("no more");
  turn.leave(0);
  (await one.gates.enter(GATE, 0)).leave(0);
  expect(one.gates.figures().turns).toBe(2);
});

it("forgets gates at which nothing has been going on, and no other", async () => {
  const cluster = await TestCluster.open(server());
  const { gates } = await cluster.line({ patienceMs: 5_000_000 });
  const database = new Database(readClusterAddress(server().address(cluster.schema), "environment"));
  onTestFinished(() => database.close());
  const statements = new GateStatements(database, "sweeper", 10_000);
  await gates.hold("held", 86_400_000);
  await gates.enter("in", 0);
  (await gates.enter("paused", 0)).leave(5_000_000);
  const over = await gates.enter("over", 0);
  over.leave(10);
  (await gates.enter("over", 0)).leave(10); // comes after the word of the one before
  await expect
    .poll(async () => (await cluster.say(`SELECT is_in FROM ${cluster.schema}.gates WHERE is_in`)).length)
    .toBe(1);
  await cluster.pass(3_700_000);
  await statements.sweep({ gatesMs: 3_600_000, pausesMs: 86_400_000 });
  const left = await cluster.say(`SELECT name FROM ${cluster.schema}.gates ORDER BY name`);
  expect(left.map(({ name }) => name)).toEqual(["held", "in", "paused"]);
});
