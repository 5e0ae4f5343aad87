// Every named planner against the suite, and the optimum against brute force.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLANNERS, plannerByName } from "#schedule/index.js";
import { bruteForceTwoVisit, planPage, planRequest } from "../support/samples/plans.js";
import { describePlanner, requests, SEED, survival, unlimited } from "./planner.suite.js";

for (const planner of PLANNERS) describePlanner(planner);

it("names are unique", () => {
  expect(new Set(PLANNERS.map((planner) => planner.name)).size).toBe(PLANNERS.length);
});

describe("the optimal planner", () => {
  it("equals the brute-force optimum over all pairs of orders, in both slot models", () => {
    fc.assert(
      fc.property(requests(5).map(unlimited), (request) => {
        const known = { ...request, known: "all" } as const;
        expect(plannerByName("optimal")!.plan(known).expectedSharp).toBeCloseTo(bruteForceTwoVisit(known), 9);
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it("equals the brute-force optimum on six pages", () => {
    fc.assert(
      fc.property(fc.array(survival, { minLength: 6, maxLength: 6 }), (survivals) => {
        const request = planRequest(survivals.map((own, i) => planPage(`p${i}`, own)));
        expect(plannerByName("optimal")!.plan(request).expectedSharp).toBeCloseTo(
          bruteForceTwoVisit(request),
          9,
        );
      }),
      { seed: SEED, numRuns: 6 },
    );
  });
});
