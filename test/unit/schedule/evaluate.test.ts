import { describe, expect, it } from "vitest";
import { expectedSharp, sharpChances } from "#schedule/index.js";
import { planPage, planRequest, poissonPages } from "../../support/samples/plans.js";
import { poissonSurvival, ratePerSlot } from "#model/index.js";

const e = Math.exp;

describe("expected sharp pages", () => {
  const pages = poissonPages([1, 2]);

  it("counts lengths 0, 2, … where slot 0 is shared, and 1, 3, … live", () => {
    const orders = { visits: [0, 1], revisits: [1, 0] };
    expect(expectedSharp(planRequest(pages), orders, "two-visit")).toBeCloseTo(1 + e(-2), 12);
    const live = planRequest(pages, { model: "live" });
    expect(expectedSharp(live, orders, "two-visit")).toBeCloseTo(e(-2) + e(-3), 12);
  });

  it("gives nothing for a page that is not fetched after t*", () => {
    expect(expectedSharp(planRequest(pages), { visits: [0, 1], revisits: [1] }, "two-visit")).toBe(1);
  });

  it("takes one fetch after t* for enough only where the family or the page's stamps allow it", () => {
    const once = { visits: [1], revisits: [1, 0] };
    expect(expectedSharp(planRequest(pages), once, "two-visit")).toBe(1);
    expect(expectedSharp(planRequest(pages), once, "hybrid")).toBe(1);
    const trusted = [{ ...pages[0]!, trustedLastModified: true }, pages[1]!];
    expect(expectedSharp(planRequest(trusted), once, "hybrid")).toBeCloseTo(1 + e(-1), 12);
    expect(expectedSharp(planRequest(pages), { visits: [], revisits: [0, 1] }, "one-visit")).toBeCloseTo(
      1 + e(-2),
      12,
    );
  });

  it("weighs pages, but not their chances", () => {
    const heavy = [planPage("h", poissonSurvival(ratePerSlot(1)), { weight: 5 }), pages[1]!];
    const orders = { visits: [0, 1], revisits: [1, 0] };
    expect(expectedSharp(planRequest(heavy), orders, "two-visit")).toBeCloseTo(1 + 5 * e(-2), 12);
    expect([...sharpChances(planRequest(heavy), orders, "two-visit")]).toEqual([e(-2), 1]);
  });
});
