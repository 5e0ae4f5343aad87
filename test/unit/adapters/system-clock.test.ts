import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SystemClock } from "#adapters/index.js";

const ORIGIN = performance.timeOrigin;
let sinceMs = 1000.7;

beforeEach(() => {
  sinceMs = 1000.7;
  vi.spyOn(performance, "now").mockImplementation(() => sinceMs);
  vi.spyOn(Date, "now").mockImplementation(() => Math.floor(ORIGIN + sinceMs));
});

afterEach(() => vi.restoreAllMocks());

it("never shows a time that has not come, so that nothing is sent before it says", () => {
  const clock = new SystemClock();
  for (sinceMs of [1000.7, 1001.01, 1001.5, 1001.99, 1002, 54_321.123]) {
    expect(clock.now()).toBeLessThanOrEqual(ORIGIN + sinceMs);
    expect(clock.now()).toBeGreaterThan(ORIGIN + sinceMs - 1);
  }
});

it("goes on evenly when the system's clock is set back or forward during a run", () => {
  const clock = new SystemClock();
  const before = clock.now();
  for (const steppedMs of [-3_600_000, 3_600_000]) {
    vi.spyOn(Date, "now").mockImplementation(() => Math.floor(ORIGIN + sinceMs + steppedMs));
    sinceMs += 10;
    expect(clock.now() - before).toBe(Math.round(sinceMs - 1000.7));
  }
});
