import { expect, it } from "vitest";
import type { Progress } from "#crawl/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import { ProgressMeter } from "../../../src/crawl/run/progress-meter.js";
import { captureControlled } from "../../support/captures/controlled-capture.js";
import { withTempDir } from "../../support/temp-dir.js";

const times = (from: number, to: number) => ({
  sentAt: instant(from),
  firstByteAt: instant(to),
  lastByteAt: instant(to),
});

it("a steady pace is its rate from the first seconds on, and the time left follows", async () => {
  const clock = new VirtualClock({ startAt: instant(0) });
  const meter = new ProgressMeter(clock);
  for (let second = 1; second <= 100; second++) {
    await clock.sleepUntil(instant(second * 500));
    meter.fetched("a.test", 1000, times(0, 50));
    meter.page(false);
    if (second < 6) continue;
    const { pagesPerSecond, bytesPerSecond, etaMs } = meter.figures(100);
    expect(pagesPerSecond).toBeCloseTo(2, 0);
    expect(bytesPerSecond).toBeGreaterThan(1700);
    expect(bytesPerSecond).toBeLessThan(2300);
    expect(etaMs).toBeGreaterThan(42_000);
    expect(etaMs).toBeLessThan(60_000);
  }
});

it("nothing is left, and never less, when more pages were looked at than were known", async () => {
  const clock = new VirtualClock({ startAt: instant(0) });
  const meter = new ProgressMeter(clock);
  await clock.sleepUntil(instant(500));
  meter.page(false);
  expect(meter.figures(-3).etaMs).toBe(0);
});

it("the slowest host is the one whose answers take longest now", () => {
  const meter = new ProgressMeter(new VirtualClock({ startAt: instant(0) }));
  meter.fetched("a.test", 1, times(0, 100));
  meter.fetched("b.test", 1, times(0, 900));
  expect(meter.figures(1).slowestHost).toEqual({ host: "b.test", meanMs: 900 });
  for (let i = 0; i < 40; i++) meter.fetched("b.test", 1, times(0, 10));
  expect(meter.figures(1).slowestHost).toEqual({ host: "a.test", meanMs: 100 });
});

it("a capture tells its figures; sharp so far ends at what the report says is sharp or more, also after a resume", () =>
  withTempDir(async (dir) => {
    const stop = new AbortController();
    const first = await captureControlled(dir, {
      watcher: { signal: stop.signal },
      onFetch: (fetches) => fetches === 40 && stop.abort(),
    });
    const told: Progress[] = [];
    const { outcome } = await captureControlled(dir, {
      simulation: first.simulation,
      resume: true,
      watcher: { onProgress: (progress) => void told.push(progress) },
    });
    const last = told.findLast(({ pass }) => pass === "revisit")!;
    const { figures } = last;
    expect(last.done).toBe(last.total);
    expect(figures!.sharp).toBeGreaterThanOrEqual(outcome!.report.sharpAtPlanned);
    expect(figures!.sharp).toBeLessThanOrEqual(last.total);
    expect(figures!.bytes).toBeGreaterThan(1000);
    expect(figures!.slowestHost?.host).toBe("living.test");
  }));
