// NEAR on all eight histories: the table of docs/papers/near-miner.md to 0.002, and what the learned skip rule must reach.
import { describe, expect, it } from "vitest";
import { runNear, type NearResult } from "#lab/experiments/near/run-near.js";
import { haveHistories, HISTORY_NAMES, loadHistory, NO_DATA } from "../support/samples/histories.js";
import { greatestDifference, learnedAtDormant } from "../support/samples/near-table.js";

describe.skipIf(!haveHistories)(`NEAR on all eight histories${NO_DATA}`, () => {
  const results: NearResult[] = [];
  it.each(HISTORY_NAMES)("%s agrees with the table of docs/papers/near-miner.md to 0.002", async (name) => {
    const result = runNear(await loadHistory(name));
    results.push(result);
    expect(greatestDifference(result)).toBeLessThanOrEqual(0.002);
  });

  it("the learned rule is at dormant's recall nowhere below dormant − 0.005, and 1.5 × it on the mean", () => {
    const pairs = results.map(learnedAtDormant);
    for (const { dormant, learned } of pairs) expect(learned).toBeGreaterThanOrEqual(dormant - 0.005);
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean(pairs.map((pair) => pair.learned))).toBeGreaterThanOrEqual(
      1.5 * mean(pairs.map((pair) => pair.dormant)),
    );
  });

  it("asked for a CRu of 0.93 it delivers 0.91 and bypasses 0.45 of the pages, on the mean", () => {
    const rows = results.map((result) => result.rows.find(({ rule }) => rule === "learned")!);
    expect(rows.reduce((sum, row) => sum + row.CRu!, 0) / rows.length).toBeGreaterThanOrEqual(0.91);
    expect(rows.reduce((sum, row) => sum + row.BR, 0) / rows.length).toBeGreaterThanOrEqual(0.45);
  });
});
