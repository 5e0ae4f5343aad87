// On every kind of site of the lab: the optimum of a family is on top of it, and bounds hold for all plans.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { DISTRIBUTIONS, drawSite } from "#lab/experiments/spaniol/distributions.js";
import { solarSite } from "#lab/experiments/solar/datasets.js";
import { SYNTHETIC_SITES } from "#lab/simulate/synthetic-sites.js";
import { PLANNERS, type PlanPage } from "#schedule/index.js";
import { planRequest, SLOT_MODELS } from "../support/samples/plans.js";

const PAGES = 60;
const random = new SeededRandom(2009);
const SITES: readonly (readonly [string, readonly PlanPage[]])[] = [
  ["solar-skewed", solarSite("skewed", PAGES)],
  ["solar-smooth", solarSite("smooth", PAGES)],
  ...SYNTHETIC_SITES.map(({ name, make }) => [name, make(PAGES, random.fork(name))] as const),
  ...DISTRIBUTIONS.map((own) => [own.name, drawSite(own, PAGES, random.fork(own.name))] as const),
];
const OPTIMA = { "two-visit": "optimal", "one-visit": "optimal/one-visit" } as const;

describe.each(SITES)("site %s", (_name, pages) => {
  it.each(SLOT_MODELS)("has no plan above the optimum or the bound of its family, %s slots", (model) => {
    for (const known of ["all", "first"] as const) {
      const plans = PLANNERS.map((planner) => planner.plan(planRequest(pages, { model, known })));
      for (const plan of plans) {
        const family = plans.filter((other) => other.family === plan.family);
        for (const other of family)
          expect(plan.expectedSharp, plan.strategy).toBeLessThanOrEqual(other.upperBound);
        if (plan.family !== "two-visit" && plan.family !== "one-visit") continue;
        const optimum = family.find(
          (other) => other.strategy === OPTIMA[plan.family as keyof typeof OPTIMA],
        )!;
        expect(plan.expectedSharp, plan.strategy).toBeLessThanOrEqual(optimum.expectedSharp + 1e-9);
      }
    }
  });
});
