// NEAR on real histories (docs/papers/near-miner.md): two of the eight; the others run in the full tests.
import { describe, expect, it } from "vitest";
import { NEAR_RUN_DEFAULTS, runNear, type NearResult } from "#lab/experiments/near/run-near.js";
import { haveHistories, loadHistory, NO_DATA } from "../support/samples/histories.js";
import { greatestDifference, learnedAtDormant } from "../support/samples/near-table.js";

describe.skipIf(!haveHistories)(`NEAR on real histories${NO_DATA}`, () => {
  const results = new Map<string, NearResult>();
  for (const name of ["18f", "apache-www"]) {
    it(`${name}: strict, dormant, frequency and oracle agree with docs/papers/near-miner.md to 0.002`, async () => {
      results.set(name, runNear(await loadHistory(name)));
      expect(greatestDifference(results.get(name)!)).toBeLessThanOrEqual(0.002);
    });

    it(`${name}: the learned rule bypasses more than dormant at dormant's recall`, () => {
      const { dormant, learned } = learnedAtDormant(results.get(name)!);
      expect(learned).toBeGreaterThan(dormant);
    });

    it(`${name}: asked for a recall of 0.93, the learned rule delivers it within 0.02`, () => {
      const row = results.get(name)!.rows.find(({ rule }) => rule === "learned")!;
      expect(row.CRu).toBeGreaterThan(0.91);
      expect(row.BR).toBeGreaterThan(0.2);
    });
  }

  it("gives the same windows when the starts are named", async () => {
    const starts = [26, 57, 89, 120, 152, 183, 215, 246];
    const named = runNear(await loadHistory("apache-www"), { ...NEAR_RUN_DEFAULTS, starts });
    expect(named.rows).toEqual(results.get("apache-www")!.rows);
  });
});
