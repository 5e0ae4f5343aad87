// Jobs that are left alone for a while.
import { expect, it } from "vitest";
import { PassedOver } from "#cluster/index.js";

it("passes a job over for longer each time, half a minute at most, and never for good", () => {
  let nowMs = 0;
  const passed = new PassedOver(() => nowMs);
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    passed.add(7, "a.example");
    const from = nowMs;
    while (passed.now.includes(7)) nowMs += 100;
    waits.push(nowMs - from);
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it("looks at the jobs of a site that was set free, and at no others", () => {
  const passed = new PassedOver(() => 0);
  passed.add(1, "a.example");
  passed.add(2, "b.example");
  passed.add(3, "a.example");
  passed.add(4, null);
  passed.wake("a.example");
  expect(passed.now).toEqual([2, 4]);
  passed.forget(4);
  expect(passed.now).toEqual([2]);
});

it("knows ten thousand jobs, and forgets those passed over longest ago first", () => {
  const passed = new PassedOver(() => 0);
  for (let job = 1; job <= 10_002; job++) passed.add(job, null);
  expect([passed.now.length, passed.now[0], passed.now.at(-1)]).toEqual([10_000, 3, 10_002]);
});
