// What a page may use: its processor time where that is told, real time where it is not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPageTime } from "#render/page/page-time.js";
import { StopSwitch } from "#render/page/stop-switch.js";

const LIMITS = { maxBusyMs: 1_000, maxPageMs: 60_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass for a page that works for a share of it; whether it was stopped. */
function isStopped(
  afterMs: number,
  share: number | null,
  { isWaiting = false, isOverLimit = false } = {},
): boolean {
  const over = new StopSwitch();
  const from = performance.now();
  const processorMs = () => (share === null ? null : 7_000 + (performance.now() - from) * share);
  const watch = watchPageTime(
    LIMITS,
    { isWaiting: () => isWaiting, isOverLimit: () => isOverLimit, processorMs, turn: () => 0 },
    over,
  );
  vi.advanceTimersByTime(afterMs);
  watch.stop();
  return over.signal.aborted;
}

describe("the time of a page", () => {
  it("is its processor time: a page that is starved of it by others is not cut", () => {
    expect(isStopped(3_500, 0.05)).toBe(false);
    expect(isStopped(1_500, 1)).toBe(true);
    expect(isStopped(900, 1)).toBe(false);
  });

  it("counts its work while a request is out too", () => {
    expect(isStopped(1_500, 1, { isWaiting: true })).toBe(true);
    expect(isStopped(50_000, 0, { isWaiting: true })).toBe(false);
  });

  it("is bounded where it hangs without working, by more real time", () => {
    expect(isStopped(3_900, 0)).toBe(false);
    expect(isStopped(4_200, 0)).toBe(true);
  });

  it("is real time once a limit was reached: nothing that it waits for will come", () => {
    expect(isStopped(900, 0, { isOverLimit: true })).toBe(false);
    expect(isStopped(1_100, 0, { isOverLimit: true })).toBe(true);
  });

  it("is real time where the system does not tell, waiting for answers left out", () => {
    expect(isStopped(900, null)).toBe(false);
    expect(isStopped(1_100, null)).toBe(true);
    expect(isStopped(50_000, null, { isWaiting: true })).toBe(false);
    expect(isStopped(61_000, null, { isWaiting: true })).toBe(true);
  });

  it("begins when it is first told", () => {
    const over = new StopSwitch();
    let told: number | null = null;
    const watch = watchPageTime(
      LIMITS,
      { isWaiting: () => false, isOverLimit: () => false, processorMs: () => told, turn: () => 0 },
      over,
    );
    vi.advanceTimersByTime(500);
    told = 30_000;
    vi.advanceTimersByTime(500);
    watch.stop();
    expect(over.signal.aborted).toBe(false);
  });
});
