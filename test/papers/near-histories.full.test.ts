// NEAR on all eight histories: the table of docs/papers/near-miner.md to 0.002, and what the learned skip rule must reach.
import { describe, expect, it } from "vitest";
import { NEAR_RUN_DEFAULTS, runNear, spreadStarts, type NearResult } from "#lab/experiments/near/run-near.js";
import { weeklyVersions } from "#lab/histories/weekly-versions.js";
import { heldPage, paperPage } from "../support/paper-pages/held-page.js";
import { nearLines } from "../support/paper-pages/near-page.js";
import { haveHistories, HISTORY_NAMES, loadHistory, NO_DATA } from "../support/samples/histories.js";
import { greatestDifference, learnedAtDormant } from "../support/samples/near-table.js";

describe.skipIf(!haveHistories)(`NEAR on all eight histories${NO_DATA}`, () => {
  const results: NearResult[] = [];
  const weeks = new Map<string, number>();
  it.each(HISTORY_NAMES)("%s agrees with the table of docs/papers/near-miner.md to 0.002", async (name) => {
    const history = await loadHistory(name);
    weeks.set(name, weeklyVersions(history).weeks);
    const result = runNear(history, { ...NEAR_RUN_DEFAULTS, closedLoopSeed: 1 });
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

  it("asked for a CRu of 0.93 it delivers 0.92 and bypasses 0.6 of the pages, on the mean; nowhere less than 0.9", () => {
    const rows = results.map((result) => result.rows.find(({ rule }) => rule === "learned")!);
    expect(rows.reduce((sum, row) => sum + row.CRu!, 0) / rows.length).toBeGreaterThanOrEqual(0.92);
    expect(rows.reduce((sum, row) => sum + row.BR, 0) / rows.length).toBeGreaterThanOrEqual(0.6);
    for (const { CRu } of rows) expect(CRu).toBeGreaterThanOrEqual(0.9);
  });

  it("in a closed loop, asked for 0.93, it delivers 0.92 on the mean and 0.9 on each, and bypasses 0.55 of the pages", () => {
    const rows = results.map((result) => result.rows.find(({ rule }) => rule === "learned, closed loop")!);
    expect(rows).toHaveLength(HISTORY_NAMES.length);
    expect(rows.reduce((sum, row) => sum + row.CRu!, 0) / rows.length).toBeGreaterThanOrEqual(0.92);
    expect(rows.reduce((sum, row) => sum + row.BR, 0) / rows.length).toBeGreaterThanOrEqual(0.55);
    for (const { CRu } of rows) expect(CRu).toBeGreaterThanOrEqual(0.9);
  });

  it("docs/papers/near-miner.md is what the lab prints", () => {
    const told = [
      // The paper's claims, the protocol's thresholds, the test's tolerance.
      "near 0.99 and change recall between 0.65 and 0.87",
      "α = 0.01",
      "in steps of 0.05",
      "(tolerance of the test: 0.002)",
      "asked for 0.93: CRu",
      "Asked for 0.93, on the same test weeks",
      // Runs that the lab does not repeat by itself: how the constants were set.
      "of 0.04, 0.08 and 0.15 the middle one",
      "gets its 0.93",
      "got .920 at BR .645 on the mean of their test weeks, but kafka-site only .865",
      "With .935 for each of the seven they got .934 at .616, and none less than .908",
      "did better there (.616), at a higher recall than was asked for (.949) and with less bypassed (.489)",
      "gets .942 at .630, and each history at least .933",
    ];
    const lines = nearLines(results, (history) => spreadStarts(weeks.get(history)!));
    const page = paperPage("near-miner").replace(/\n## Speed[^]*?\n## /, "\n## ");
    expect(heldPage(page, lines, told)).toEqual({ missing: [], unheld: [] });
  });
});
