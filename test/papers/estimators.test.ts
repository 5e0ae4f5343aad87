// lab estimators: the blended estimator against the yardsticks, on two histories; all eight in the full tests.
import { describe, expect, it } from "vitest";
import {
  ESTIMATORS_DEFAULTS,
  runEstimators,
  type EstimatorsResult,
} from "#lab/experiments/estimators/run-estimators.js";
import { syntheticHistory } from "#lab/experiments/estimators/synthetic-history.js";
import { weekChanges } from "#lab/experiments/near/week-changes.js";
import { weeklyVersions } from "#lab/histories/weekly-versions.js";
import { SeededRandom } from "#adapters/index.js";
import type { History } from "#lab/histories/history.js";
import { haveHistories, loadHistory, NO_DATA } from "../support/samples/histories.js";

function losses(
  history: History,
  rounds: number,
): { result: EstimatorsResult; of: (name: string) => number } {
  const versions = weeklyVersions(history);
  const names = ["naive", "site-mean", "over-dispersed", "blended"];
  const estimators = ESTIMATORS_DEFAULTS.estimators.filter(({ name }) => names.includes(name));
  const result = runEstimators(versions, weekChanges(versions, 0.01), {
    ...ESTIMATORS_DEFAULTS,
    rounds,
    estimators,
  });
  return { result, of: (name) => result.rows.find((row) => row.estimator === name)!.logLoss };
}

describe("forecasts from the past only", () => {
  it("the blended estimator beats naive and site mean on a synthetic site, and is calibrated", () => {
    const { result, of } = losses(syntheticHistory(150, 160, new SeededRandom(2)), 6);
    expect(of("blended")).toBeLessThan(of("naive"));
    expect(of("blended")).toBeLessThan(of("site-mean"));
    const { calibration } = result.rows.find((row) => row.estimator === "blended")!;
    for (const { forecasts, meanForecast, cameTrue } of calibration) {
      if (forecasts > 100) expect(Math.abs(meanForecast - cameTrue)).toBeLessThan(0.2);
    }
  });

  it("refuses a history that is too short to try forecasts on", () => {
    expect(() => losses(syntheticHistory(5, 20, new SeededRandom(2)), 6)).toThrow(
      /too short to try forecasts/,
    );
  });

  it.skipIf(!haveHistories).each(["18f", "apache-www"])(
    `%s: blended beats naive and site mean${NO_DATA}`,
    async (name) => {
      const { of } = losses(await loadHistory(name), 12);
      expect(of("blended")).toBeLessThan(of("naive"));
      expect(of("blended")).toBeLessThan(of("site-mean"));
    },
  );
});
