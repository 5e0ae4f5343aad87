// Every refresh planner, by one suite.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { GENERATORS, generatePages, PERIODS } from "#lab/experiments/importance/generators.js";
import { drawLives } from "#lab/experiments/importance/lives.js";
import { refreshBounds, runRefresh } from "#lab/experiments/importance/measure.js";
import { refreshPlanners, type RefreshPages, type RefreshRun } from "#schedule/index.js";

const HORIZON = 2 * PERIODS;

function still(count: number): RefreshPages {
  return {
    count,
    weights: new Float64Array(count).fill(1),
    periods: 1,
    rates: new Float32Array(count),
    importances: new Float32Array(count),
  };
}

/** The columns of some pages, in their order. */
function rowsOf(pages: RefreshPages, rows: Int32Array): RefreshPages {
  const wide = (column: Float32Array): Float32Array =>
    Float32Array.from([...rows].flatMap((row) => [...column.subarray(row * PERIODS, (row + 1) * PERIODS)]));
  return {
    count: rows.length,
    weights: Float64Array.from(rows, (row) => pages.weights[row]!),
    periods: PERIODS,
    rates: wide(pages.rates),
    importances: wide(pages.importances),
  };
}

for (const planner of refreshPlanners(HORIZON)) {
  describe(`refresh planner ${planner.name}`, () => {
    it("chooses different pages, as many as the budget allows", () => {
      const pages = generatePages(GENERATORS[3]!, 50, new SeededRandom(3));
      const run = planner.start(pages, 7);
      for (let period = 0; period < HORIZON; period++) {
        const chosen = run.choose(period, 7);
        expect(chosen.length).toBeLessThanOrEqual(7);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const page of chosen) expect(page >= 0 && page < 50).toBe(true);
      }
    });

    it("captures every page in every period when the budget is the whole site", () => {
      const pages = generatePages(GENERATORS[2]!, 20, new SeededRandom(4));
      const run = planner.start(pages, 20);
      for (let period = 0; period < 5; period++) {
        const chosen = run.choose(period, 20);
        // Frequency leaves pages aside that change too often to be fresh.
        if (planner.name !== "frequency")
          expect([...chosen].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
      }
    });

    it("has an answer for no pages, one page, no budget and pages that never change", () => {
      expect(planner.start(still(0), 1).choose(0, 1).length).toBe(0);
      expect(planner.start(still(3), 0).choose(0, 0).length).toBe(0);
      expect(planner.start(still(1), 5).choose(0, 5).length).toBeLessThanOrEqual(1);
    });

    it("goes on where it was when a page leaves and the others move up", () => {
      const pages = generatePages(GENERATORS[3]!, 30, new SeededRandom(8));
      const begun = (): RefreshRun => {
        const run = planner.start(pages, 5);
        for (const period of [0, 1]) run.choose(period, 5);
        return run;
      };
      const left = planner.start(pages, 5).choose(0, 5)[0]!;
      const before = Int32Array.from({ length: 30 }, (_, page) => page).filter((page) => page !== left);
      const other = begun();
      other.renew({ pages: rowsOf(pages, before), period: 2, budget: 5, leftPeriods: HORIZON - 2, before });
      const renewed = other.choose(2, 5).map((page) => before[page]!);
      // Whoever would have been next takes the place of the page that left.
      const next = begun().choose(2, 5);
      const expected = next.includes(left)
        ? begun()
            .choose(2, 6)
            .filter((page) => page !== left)
        : next;
      // Rates are shared out anew among those that stay, and an organ pipe is built anew.
      if (!["frequency", "lambda-crawl", "sharc"].includes(planner.name)) expect(renewed).toEqual(expected);
      expect(renewed).not.toContain(left);
      expect(other.memory.every((column) => column.length === 29)).toBe(true);
    });

    it("gives the same choice twice, and stays below the bound", () => {
      const random = new SeededRandom(5);
      const pages = generatePages(GENERATORS[4]!, 60, random.fork("pages"));
      const site = { pages, lives: drawLives(pages, HORIZON, random.fork("changes")), horizon: HORIZON };
      const measures = runRefresh(site, planner, 9);
      expect(runRefresh(site, planner, 9)).toEqual(measures);
      const bound = refreshBounds(site, 9);
      expect(measures.completeness).toBeLessThanOrEqual(bound.completeness + 1e-9);
      expect(measures.weightCaptured).toBeLessThanOrEqual(bound.weightCaptured + 1e-9);
      expect(measures.coherence).toBeLessThanOrEqual(1);
    });
  });
}
