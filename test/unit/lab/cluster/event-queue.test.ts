import { describe, expect, it } from "vitest";
import { EventQueue } from "#lab/experiments/cluster/event-queue.js";
import { SimulatedProcess } from "#lab/experiments/cluster/simulated-process.js";

const START = 1_000_000;

function queue(): EventQueue {
  return new EventQueue(START);
}

describe("events of a simulated cluster", () => {
  it("run by time, then in the order in which they were planned", async () => {
    const events = queue();
    const seen: string[] = [];
    for (const [name, ms] of [
      ["a", 30],
      ["b", 0.5],
      ["c", 30],
      ["d", 0.25],
      ["past", -5],
    ] as const)
      events.at(START + ms, () => seen.push(`${name}@${events.nowMs - START}`));
    await events.run(() => false);
    expect(seen).toEqual(["past@0", "d@0.25", "b@0.5", "a@30", "c@30"]);
  });

  it("come after everything that followed from the one before", async () => {
    const events = queue();
    const seen: string[] = [];
    events.at(START + 1, () => {
      void (async () => {
        for (let i = 0; i < 50; i++) await Promise.resolve();
        seen.push("all of the first");
      })();
    });
    events.at(START + 1, () => seen.push("second"));
    await events.run(() => false);
    expect(seen).toEqual(["all of the first", "second"]);
  });

  it("stop when it is over, and a failure is told", async () => {
    const events = queue();
    events.at(START + 1, () => undefined);
    events.at(START + 2, () => {
      throw new Error("broken");
    });
    await events.run(() => events.ran === 1);
    expect(events.nowMs).toBe(START + 1);
    await expect(events.run(() => false)).rejects.toThrow("broken");
  });

  it("keep their order over many thousands", async () => {
    const events = queue();
    const seen: number[] = [];
    for (let i = 0; i < 20_000; i++) {
      const atMs = START + ((i * 7_919) % 10_007);
      events.at(atMs, () => seen.push(atMs));
    }
    await events.run(() => false);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});

describe("a simulated process", () => {
  it("does nothing while it stands still, and everything when it goes on", async () => {
    const events = queue();
    const process = new SimulatedProcess(events, "p", 0);
    const seen: string[] = [];
    events.at(START + 5, () => process.freeze(100));
    for (const ms of [1, 10, 20, 200])
      process.at(START + ms, () => seen.push(`${ms}@${events.nowMs - START}`));
    await events.run(() => false);
    expect(seen).toEqual(["1@1", "10@105", "20@105", "200@200"]);
  });

  it("ends with what it had under way, and nothing of it happens afterwards", async () => {
    const events = queue();
    const process = new SimulatedProcess(events, "p", 0);
    const seen: string[] = [];
    process.onKill(() => seen.push("broken off"));
    process.onKill(() => seen.push("forgotten"))();
    process.at(START + 10, () => seen.push("too late"));
    events.at(START + 5, () => process.kill());
    await events.run(() => false);
    expect(seen).toEqual(["broken off"]);
    expect(process.isAlive).toBe(false);
  });

  it("has a clock of its own, by which it sleeps as long as by any other", async () => {
    const events = queue();
    const process = new SimulatedProcess(events, "p", -3_600_000);
    expect(process.clock.now()).toBe(START - 3_600_000);
    let wokenMs = 0;
    void process.clock.sleepUntil((process.clock.now() + 250) as never).then(() => (wokenMs = events.nowMs));
    await events.run(() => false);
    expect(wokenMs).toBe(START + 250);
  });
});
