import { expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { drawPlan } from "../../../support/cluster/chaos/plan.js";

const SIZE = { faults: 14, machines: 3, spanMs: 60_000 };

it("a plan is its seed's own, in order, and has every kind before one of them comes again and again", () => {
  const plan = drawPlan(SIZE, new SeededRandom(7));
  expect(plan).toEqual(drawPlan(SIZE, new SeededRandom(7)));
  expect(plan).not.toEqual(drawPlan(SIZE, new SeededRandom(8)));
  expect(plan.map(({ atMs }) => atMs)).toEqual(plan.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  expect(new Set(plan.map(({ kind }) => kind)).size).toBe(13);
  expect(drawPlan({ ...SIZE, faults: 40 }, new SeededRandom(7))).toHaveLength(40);
});
