// The learned skip rule on what its own skipping crawler saw.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { syntheticHistory } from "#lab/experiments/estimators/synthetic-history.js";
import { NEAR_RUN_DEFAULTS, runNear, type NearRow } from "#lab/experiments/near/run-near.js";
import type { History } from "#lab/histories/history.js";
import { haveHistories, loadHistory, NO_DATA } from "../support/samples/histories.js";

function closedLoop(history: History, recall: number, closedLoopSeed = 1): NearRow {
  const { rows } = runNear(history, { ...NEAR_RUN_DEFAULTS, recall, sweep: [], closedLoopSeed });
  return rows.find(({ rule }) => rule === "learned, closed loop")!;
}

describe("the learned rule in a closed loop", () => {
  const history = syntheticHistory(150, 120, new SeededRandom(5));

  it("skips nothing and misses nothing when asked for everything", () => {
    expect(closedLoop(history, 1)).toMatchObject({ BR: 0, OP: 1, OR: 1, CRu: 1 });
  });

  it("skips pages, misses changes, and does the same twice", () => {
    const row = closedLoop(history, 0.7);
    expect(row.BR).toBeGreaterThan(0.1);
    expect(row.CRu).toBeGreaterThan(0.6);
    expect(row.CRu).toBeLessThan(1);
    // Of 80 weeks the worst eight.
    expect(row.worstTenth).toBeGreaterThan(0);
    expect(row.worstTenth).toBeLessThan(row.CRu! - 0.15);
    expect(closedLoop(history, 0.7)).toEqual(row);
    expect(closedLoop(history, 0.7, 2)).not.toEqual(row);
  });

  it("is left out unless asked for", () => {
    const { rows } = runNear(history, { ...NEAR_RUN_DEFAULTS, sweep: [] });
    expect(rows.map(({ rule }) => rule)).toEqual(["strict", "dormant", "frequency", "learned", "oracle"]);
  });
});

describe.skipIf(!haveHistories)(`the closed loop on a real history${NO_DATA}`, () => {
  it("apache-www: asked for 0.93, finds nine changes in ten and passes over two pages in five", async () => {
    const row = closedLoop(await loadHistory("apache-www"), 0.93);
    expect(row.CRu).toBeGreaterThan(0.88);
    expect(row.BR).toBeGreaterThan(0.4);
  });
});
