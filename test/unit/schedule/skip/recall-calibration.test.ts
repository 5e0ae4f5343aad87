import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { emptySkipCounts, RecallCalibration, skipMetrics } from "#schedule/index.js";

/** The threshold for a recall after these periods. */
function thresholdAfter(asked: number, periods: readonly (readonly number[])[]): number {
  const calibration = new RecallCalibration(asked);
  for (const period of periods) calibration.record(period);
  return calibration.threshold();
}

describe("recall calibration", () => {
  it("skips nothing while nothing is known", () => {
    expect(thresholdAfter(0.5, [])).toBe(-Infinity);
    expect(thresholdAfter(0.5, [[]])).toBe(-Infinity);
  });

  it("finds the highest threshold that kept the share asked for", () => {
    const period = [-3, -1, 1, 3];
    expect(thresholdAfter(1, [period])).toBe(-Infinity);
    expect(thresholdAfter(0.99, [period])).toBeCloseTo(-3, 6);
    expect(thresholdAfter(0.75, [period])).toBeCloseTo(-1, 6);
    expect(thresholdAfter(0.5, [period])).toBeCloseTo(1, 6);
  });

  it("weighs every period the same, however many changes it had, and recent ones more", () => {
    const periods = [Array.from({ length: 1000 }, () => 2), [-2]];
    expect(thresholdAfter(0.6, periods)).toBeCloseTo(-2, 6);
    expect(thresholdAfter(0.95, [...periods, ...Array.from({ length: 300 }, () => [2])])).toBeCloseTo(2, 6);
  });

  it("cannot promise what the past never gave", () => {
    expect(thresholdAfter(0.9, [[-Infinity, 0]])).toBe(-Infinity);
  });

  it("counts a change for what it stands for", () => {
    const calibration = new RecallCalibration(0.6);
    calibration.record([-2, 2], [3, 1]);
    expect(calibration.threshold()).toBeCloseTo(-2, 6);
  });

  it("stays further below when the periods differ much from each other", () => {
    // At thresholds from 0 to 2 nine changes in ten are found, of each period or of all but one in ten.
    const even = [...Array.from({ length: 9 }, () => 2), -2];
    const steady = Array.from({ length: 100 }, () => even);
    const erratic = Array.from({ length: 100 }, (_, i) => (i % 10 === 9 ? [-2] : [2]));
    expect(thresholdAfter(0.89, steady)).toBeGreaterThan(0);
    expect(thresholdAfter(0.89, erratic)).toBeLessThanOrEqual(-2);
  });

  it("aims higher after it delivered too little, and lower after too much", () => {
    const random = new SeededRandom(7);
    /** Mean recall when the changes' scores drift by so much per period. */
    const delivered = (drift: number): number => {
      const calibration = new RecallCalibration(0.9);
      let found = 0;
      for (let period = 0; period < 2000; period++) {
        const scores = Array.from({ length: 20 }, () => 4 * random.next() - 2 + drift * (period - 1000));
        const threshold = calibration.threshold();
        if (period >= 400) found += scores.filter((score) => score >= threshold).length / 20;
        calibration.record(scores);
      }
      return found / 1600;
    };
    expect(Math.abs(delivered(-0.001) - 0.9)).toBeLessThan(0.03);
    expect(Math.abs(delivered(0.001) - 0.9)).toBeLessThan(0.03);
  });
});

describe("skip metrics", () => {
  it("follow equations 6 to 9, and count skipped updates apart", () => {
    const metrics = skipMetrics({
      skipped: 30,
      fetched: 70,
      changes: 20,
      skippedInsertions: 2,
      skippedDeletions: 1,
      skippedUpdates: 4,
    });
    expect(metrics.bypassRatio).toBeCloseTo(0.3, 12);
    expect(metrics.overallPrecision).toBeCloseTo(98 / 101, 12);
    expect(metrics.overallRecall).toBeCloseTo(0.98, 12);
    expect(metrics.changeRecall).toBeCloseTo(17 / 20, 12);
    expect(metrics.changeRecallUpdates).toBeCloseTo(13 / 20, 12);
  });

  it("have no recall when nothing changed", () => {
    expect(skipMetrics(emptySkipCounts())).toEqual({
      bypassRatio: 0,
      overallPrecision: 1,
      overallRecall: 1,
      changeRecall: null,
      changeRecallUpdates: null,
    });
  });
});
