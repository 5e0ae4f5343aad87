import { describe, expect, it } from "vitest";
import { emptySkipCounts, RecallCalibration, skipMetrics } from "#schedule/index.js";

describe("recall calibration", () => {
  it("skips nothing while nothing is known", () => {
    const calibration = new RecallCalibration();
    expect(calibration.threshold(0.5)).toBe(-Infinity);
    calibration.record([]);
    expect(calibration.threshold(0.5)).toBe(-Infinity);
  });

  it("finds the highest threshold that kept the share asked for", () => {
    const calibration = new RecallCalibration();
    calibration.record([-3, -1, 1, 3]);
    expect(calibration.threshold(1)).toBe(-Infinity);
    expect(calibration.threshold(0.99)).toBeCloseTo(-3, 6);
    expect(calibration.threshold(0.75)).toBeCloseTo(-1, 6);
    expect(calibration.threshold(0.5)).toBeCloseTo(1, 6);
  });

  it("weighs every period the same, however many changes it had, and recent ones more", () => {
    const calibration = new RecallCalibration();
    calibration.record(Array.from({ length: 1000 }, () => 2));
    calibration.record([-2]);
    expect(calibration.threshold(0.6)).toBeCloseTo(-2, 6);
    for (let i = 0; i < 300; i++) calibration.record([2]);
    expect(calibration.threshold(0.95)).toBeCloseTo(2, 6);
  });

  it("cannot promise what the past never gave", () => {
    const calibration = new RecallCalibration();
    calibration.record([-Infinity, 0]);
    expect(calibration.threshold(0.9)).toBe(-Infinity);
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
