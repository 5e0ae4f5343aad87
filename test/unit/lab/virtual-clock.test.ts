import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AcceleratedClock, VirtualClock } from "#lab/index.js";
import { instant, type Instant } from "#model/index.js";

const START = instant(1_000_000);
const at = (ms: number): Instant => instant(START + ms);

describe("virtual clock", () => {
  it("wakes sleepers by instant, then by the order in which they went to sleep", async () => {
    const clock = new VirtualClock({ startAt: START });
    const woken: string[] = [];
    const sleep = async (name: string, ms: number): Promise<void> => {
      await clock.sleepUntil(at(ms));
      woken.push(`${name}@${clock.now() - START}`);
    };
    await Promise.all([sleep("a", 30), sleep("b", 10), sleep("c", 30), sleep("d", 20)]);
    expect(woken).toEqual(["b@10", "d@20", "a@30", "c@30"]);
  });

  it("lets a woken task run to its next sleep before time passes", async () => {
    const clock = new VirtualClock({ startAt: START });
    const seen: string[] = [];
    const task = async (name: string, stepMs: number): Promise<void> => {
      for (let i = 1; i <= 3; i++) {
        await clock.sleepUntil(instant(clock.now() + stepMs));
        for (let j = 0; j < 20; j++) await Promise.resolve();
        seen.push(`${name}${i}@${clock.now() - START}`);
      }
    };
    await Promise.all([task("x", 10), task("y", 15)]);
    expect(seen).toEqual(["x1@10", "y1@15", "x2@20", "y2@30", "x3@30", "y3@45"]);
  });

  it("does not let time pass while a file is being written", async () => {
    const dir = await mkdtemp(join(tmpdir(), "isochron-clock-"));
    const clock = new VirtualClock({ startAt: START });
    const other = clock.sleepUntil(at(5000));
    await clock.sleepUntil(at(10));
    await writeFile(join(dir, "big"), Buffer.alloc(5_000_000));
    expect(clock.now()).toBe(at(10));
    await other;
    await rm(dir, { recursive: true });
  });

  it("rejects an aborted sleep with the signal's reason and forgets the sleeper", async () => {
    const clock = new VirtualClock({ startAt: START });
    const controller = new AbortController();
    const slept = clock.sleepUntil(at(1000), controller.signal);
    controller.abort(new Error("enough"));
    await expect(slept).rejects.toThrow("enough");
    await clock.sleepUntil(at(50));
    expect(clock.now()).toBe(at(50));
    await expect(clock.sleepUntil(at(99), controller.signal)).rejects.toThrow("enough");
  });

  it("does not go back for a time that has passed", async () => {
    const clock = new VirtualClock({ startAt: START });
    await clock.sleepUntil(at(100));
    await clock.sleepUntil(at(40));
    expect(clock.now()).toBe(at(100));
  });
});

describe("accelerated clock", () => {
  it("starts at the given instant and reaches a far one soon", async () => {
    const clock = new AcceleratedClock({ startAt: START, factor: 100_000 });
    expect(clock.now()).toBeGreaterThanOrEqual(START);
    await clock.sleepUntil(at(200_000));
    expect(clock.now()).toBeGreaterThanOrEqual(at(200_000));
  });

  it("refuses a factor that is not positive", () => {
    expect(() => new AcceleratedClock({ startAt: START, factor: 0 })).toThrow(RangeError);
  });
});
