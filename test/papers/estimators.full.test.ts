// lab estimators on all eight histories.
import { describe, expect, it } from "vitest";
import { ESTIMATORS_DEFAULTS, runEstimators } from "#lab/experiments/estimators/run-estimators.js";
import { weekChanges } from "#lab/experiments/near/week-changes.js";
import { weeklyVersions } from "#lab/histories/weekly-versions.js";
import { haveHistories, HISTORY_NAMES, loadHistory, NO_DATA } from "../support/samples/histories.js";

describe.skipIf(!haveHistories)(`the blended estimator on all histories${NO_DATA}`, () => {
  const estimators = ESTIMATORS_DEFAULTS.estimators.filter(({ name }) =>
    ["naive", "site-mean", "blended"].includes(name),
  );
  it.each(HISTORY_NAMES)("%s: log-loss below naive's and the site mean's", async (name) => {
    const versions = weeklyVersions(await loadHistory(name));
    const { rows } = runEstimators(versions, weekChanges(versions, 0.01), {
      ...ESTIMATORS_DEFAULTS,
      estimators,
    });
    const [naive, siteMean, blended] = rows.map((row) => row.logLoss);
    expect(blended).toBeLessThan(naive!);
    expect(blended).toBeLessThan(siteMean!);
  });
});
