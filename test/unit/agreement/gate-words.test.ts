// Gates in PostgreSQL when a word is lost on either side: the gate opens again, and no sooner than it may.
import { expect, it } from "vitest";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";

const server = postgresOfFile();
const GATE = "host a.test";

it("whoever stands behind a turn that was lost gets in", async () => {
  const cluster = await TestCluster.open(server());
  const { gates } = await cluster.line({ patienceMs: 600 });
  const turn = await gates.enter(GATE, 10);
  const { schema } = cluster;
  // Somebody else was let in meanwhile, as after a database that was away for longer than the patience.
  await cluster.say(
    `UPDATE ${schema}.gates SET turn = 'other/1', is_in = false, left_at = 0, left_pause = 0`,
  );
  await expect.poll(() => gates.figures().lost).toBe(1);
  expect(turn.isHeld()).toBe(false);
  turn.leave(10);
  await gates.enter(GATE, 10, AbortSignal.timeout(30_000));
});

it("a turn that was given early, and not heard of, begins no sooner when it is asked for again", async () => {
  const cluster = await TestCluster.open(server());
  const { schema } = cluster;
  const one = await cluster.line();
  (await one.gates.enter(GATE, 0)).leave(5_000);
  const told = async () => (await cluster.say(`SELECT left_pause FROM ${schema}.gates`))[0]?.["left_pause"];
  await expect.poll(told).toBe(5_000);
  // The pause is all but over, and time stands still there.
  await cluster.say(
    `UPDATE ${schema}.gates SET left_at = 2000000000000 - 4920; CREATE OR REPLACE FUNCTION ${schema}.now_ms()
     RETURNS float8 LANGUAGE sql VOLATILE PARALLEL SAFE AS $$ SELECT 2000000000000::float8 $$`,
  );
  const ask = async () => {
    const [answer] = await cluster.say(
      `SELECT is_entered, ${schema}.now_ms() + wait_ms AS begins_at, left_at + left_pause AS free_at
       FROM ${schema}.enter_gates(ARRAY['${GATE}'], ARRAY['b/1'], ARRAY[0::float8], ARRAY[0::float8], 'b', 10000), ${schema}.gates`,
    );
    return answer as { is_entered: boolean; begins_at: number; free_at: number };
  };
  for (let i = 0; i < 2; i++) {
    const answer = await ask();
    expect(answer.is_entered).toBe(true);
    expect(answer.begins_at).toBeGreaterThanOrEqual(answer.free_at - 0.01);
  }
});

it.each(["renews", "leaves"])("a long wait outlives a crash in which whoever is in %s", async (does) => {
  const cluster = await TestCluster.open(server());
  const { schema } = cluster;
  const patienceMs = does === "renews" ? 900 : 60_000;
  const [one, other] = [await cluster.line({ patienceMs }), await cluster.line()];
  const turn = await one.gates.enter(GATE, 0);
  await other.gates.hold(GATE, 600_000); // Retry-After
  const heldBack = async () => (await cluster.say(`SELECT held_back FROM ${schema}.gates`))[0]?.["held_back"];
  const before = Math.round(Number(await heldBack()));
  expect(before).toBeGreaterThan(0);
  await cluster.say(`TRUNCATE ${schema}.gates, ${schema}.gate_hall`); // as a crash does with unlogged tables
  if (does === "leaves") turn.leave(0);
  await expect.poll(async () => Math.round(Number(await heldBack()))).toBeGreaterThanOrEqual(before);
});
