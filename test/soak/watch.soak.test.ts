// A year's watch of every page of the eight real histories, by every planner, at four budgets.
import { it } from "vitest";
import { haveHistories } from "../support/samples/histories.js";
import { expectDefaultAhead, watchCells, watchLines } from "../support/samples/watches.js";

it.skipIf(!haveHistories)(
  "learned gain leads on the mean, and is nowhere more than .01 behind the best",
  async () => {
    const mostPages = Number(process.env["ISOCHRON_WATCH_PAGES"] ?? Infinity);
    const cells = await watchCells([0.01, 0.02, 0.05, 0.1], { days: 364, mostPages });
    for (const line of watchLines(cells)) console.log(line);
    expectDefaultAhead(cells);
  },
  7_200_000,
);
