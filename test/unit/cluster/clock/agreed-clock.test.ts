// A clock that is anchored to an agreement's time over a line that takes its time: what is surely known, and what is not.
import { expect, it } from "vitest";
import { AgreedClock, type PassingTime } from "#cluster/index.js";
import { instant } from "#model/index.js";

/** An agreement's time and a machine's, and how long a question and its answer are under way. */
class Line {
  /** The machine's monotonic time. */
  nowMs = 5_000;
  /** The agreement's time less the machine's. */
  apartMs = 1_000_000;
  /** Of each question in turn; the last one again and again. */
  legs: [goMs: number, backMs: number][] = [[1, 1]];
  reads = 0;

  readonly agreement = {
    readTime: async (): Promise<number> => {
      this.reads++;
      const [goMs, backMs] = this.legs.length > 1 ? this.legs.shift()! : this.legs[0]!;
      this.nowMs += goMs;
      const readMs = this.nowMs + this.apartMs;
      this.nowMs += backMs;
      return readMs;
    },
  };

  readonly time: PassingTime = {
    nowMs: () => this.nowMs,
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      this.nowMs += ms;
    },
  };

  async anchor(): Promise<AgreedClock> {
    const clock = await AgreedClock.anchor({ agreement: this.agreement, time: this.time });
    return clock!;
  }

  /** What the clock is ahead of the agreement. */
  ahead(clock: AgreedClock): number {
    return clock.now() - (this.nowMs + this.apartMs);
  }
}

it("is anchored by the narrowest of many readings, and never further off than it says", async () => {
  for (const [goMs, backMs] of [
    [0, 9],
    [9, 0],
    [4, 5],
  ] as const) {
    const line = new Line();
    line.legs = [
      [300, 10],
      [goMs, backMs],
      [80, 80],
    ];
    const clock = await line.anchor();
    expect(line.reads).toBe(15);
    expect(clock.errorMs).toBe(5 + 20); // half of 9, rounded up, and what a process may wait for its turn
    expect(Math.abs(line.ahead(clock))).toBeLessThanOrEqual(5);
    expect(clock.keeping()).toMatchObject({ boundMs: 25, bootId: null, stampsFiles: false });
  }
});

it("asks no more once it knows enough, and anchors to nothing that is too slow", async () => {
  const line = new Line();
  await line.anchor();
  expect(line.reads).toBe(1);
  line.legs = [[1_500, 1_500]];
  expect(await AgreedClock.anchor({ agreement: line.agreement, time: line.time })).toBeNull();
});

it("goes wrong by little, and is corrected before it is wrong by much", async () => {
  const line = new Line();
  const clock = await line.anchor();
  for (let i = 0; i < 20; i++) {
    line.nowMs += 60_000;
    line.apartMs -= 15; // this machine's quartz is a little too fast
    expect(await clock.check()).toBe("sure");
    expect(Math.abs(line.ahead(clock))).toBeLessThanOrEqual(clock.errorMs);
  }
  expect(clock.isWrong).toBe(false);
});

it("stands still where it is set back, and never goes back", async () => {
  const line = new Line();
  const clock = await line.anchor();
  const before = clock.now();
  line.apartMs -= 15;
  line.legs = [[0, 0]];
  expect(await clock.check()).toBe("sure");
  expect(clock.now()).toBe(before);
  line.nowMs += 100;
  expect(clock.now()).toBeGreaterThan(before);
});

it.each([3_600_000, -3_600_000, 40, -40])(
  "is wrong for good when the agreement's time is %i ms elsewhere",
  async (stepMs) => {
    const line = new Line();
    const clock = await line.anchor();
    line.apartMs += stepMs;
    expect(await clock.check()).toBe("wrong");
    expect(clock.isWrong).toBe(true);
    line.apartMs -= stepMs;
    expect(await clock.check()).toBe("wrong");
  },
);

it("says that it cannot tell where answers are too slow, and is then neither corrected nor wrong", async () => {
  const line = new Line();
  const clock = await line.anchor();
  line.legs = [[0, 400]];
  const apartBefore = line.ahead(clock);
  expect(await clock.check()).toBe("unsure");
  expect(clock.isWrong).toBe(false);
  expect(line.ahead(clock)).toBe(apartBefore);
  line.legs = [[1, 1]];
  expect(await clock.check()).toBe("sure");
});

it("a slow answer that shows it to be wrong all the same is believed", async () => {
  const line = new Line();
  const clock = await line.anchor();
  line.legs = [[200, 200]];
  line.apartMs += 1_000;
  expect(await clock.check()).toBe("wrong");
});

it("sleeps by the agreement's time, and is woken by a signal", async () => {
  const line = new Line();
  const clock = await line.anchor();
  const at = instant(clock.now() + 90_000);
  await clock.sleepUntil(at);
  expect(clock.now()).toBeGreaterThanOrEqual(at);
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  await expect(clock.sleepUntil(instant(at + 5_000), stop.signal)).rejects.toThrow("stopped");
});
