// An agreement in memory fails as one over a network does: lines are cut and healed, and it begins anew.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";

function twoMachines() {
  const clock = new VirtualClock({ startAt: instant(1_700_000_000_000) });
  const one = new MemoryAgreement(clock);
  const pass = (ms: number) => clock.sleepUntil(instant(clock.now() + ms));
  return { one, two: one.another(), clock, pass };
}

it("lets nothing through a line that is cut, until it is healed", async () => {
  const { one, two } = twoMachines();
  const lease = (await one.leases.take("a.test", { machine: "one", leaseMs: 6_000 }))!;
  one.cut();
  await expect(one.leases.renew([lease], 6_000)).rejects.toMatchObject({ code: "CLUSTER" });
  await expect(one.readTime()).rejects.toMatchObject({ code: "CLUSTER" });
  await expect(one.management.jobs.open(1)).rejects.toMatchObject({ code: "CLUSTER" });
  expect(await two.leases.take("a.test", { machine: "two", leaseMs: 6_000 })).toBeNull();
  one.heal();
  expect(await one.leases.renew([lease], 6_000)).toEqual([lease]);
});

it("keeps a turn over a short cut, and hears of its end when it is healed", async () => {
  const { one, two, pass, clock } = twoMachines();
  const turn = await one.gates.enter("g", 0);
  one.cut();
  await pass(4_000);
  expect(turn.isHeld()).toBe(true);
  turn.leave(500);
  const entered = two.gates.enter("g", 0);
  await pass(1_000);
  const healedAt = clock.now();
  one.heal();
  await entered;
  expect(clock.now()).toBe(healedAt + 501);
});

it("lets nobody in who does not hear of it", async () => {
  const { one, two, pass } = twoMachines();
  const turn = await one.gates.enter("g", 0);
  const waiting = two.gates.enter("g", 0);
  await pass(1);
  two.cut();
  turn.leave(0);
  await pass(1);
  (await one.gates.enter("g", 0)).leave(0);
  two.heal();
  expect((await waiting).isHeld()).toBe(true);
});

it("after it began anew lets nobody in before whoever was in had time to say so, and keeps long pauses", async () => {
  const { one, two, clock } = twoMachines();
  (await one.gates.enter("slow", 0)).leave(30_000);
  (await one.gates.enter("quick", 0)).leave(2_000);
  const held = await one.gates.enter("held", 0);
  one.restart();
  const at = clock.now();
  const entered = Promise.all(
    ["slow", "quick", "held", "new"].map(async (name) => {
      await two.gates.enter(name, 1_000);
      return [name, clock.now() - at];
    }),
  );
  await clock.sleepUntil(instant(at + 25_000));
  expect(held.isHeld()).toBe(true);
  held.leave(0);
  expect(Object.fromEntries(await entered)).toEqual({
    slow: 40_000,
    quick: 11_000,
    held: 26_001,
    new: 11_000,
  });
});
