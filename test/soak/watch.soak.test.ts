// A year's watch of every page of the eight real histories, by every planner, at four budgets.
import { expect, it } from "vitest";
import { haveHistories, HISTORY_NAMES } from "../support/samples/histories.js";
import {
  cellsOf,
  expectDefaultAhead,
  meansOf,
  watchLines,
  type WatchCell,
} from "../support/samples/watches.js";

const BUDGETS = [0.01, 0.02, 0.05, 0.1];
const mostPages = Number(process.env["ISOCHRON_WATCH_PAGES"] ?? Infinity);
const cells: WatchCell[] = [];

it.skipIf(!haveHistories).each(HISTORY_NAMES)(
  "%s",
  async (history) => {
    const own = await cellsOf(history, BUDGETS, { days: 364, mostPages });
    for (const line of watchLines(own)) console.log(line);
    cells.push(...own);
    expect(own.length).toBeGreaterThan(0);
  },
  7_200_000,
);

it.skipIf(!haveHistories)(
  "learned gain leads on the mean, and is nowhere more than .01 behind the best",
  () => {
    const means = [...meansOf(cells)].sort(([, a], [, b]) => b - a);
    console.log(`watch mean: ${means.map(([planner, mean]) => `${planner} ${mean.toFixed(4)}`).join(", ")}`);
    expect(new Set(cells.map(({ history }) => history)).size).toBe(HISTORY_NAMES.length);
    expectDefaultAhead(cells);
  },
);
