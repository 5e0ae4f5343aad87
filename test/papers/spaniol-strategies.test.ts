// spaniol2009 Figs. 7 and 8, by the walk-throughs of slides2010, misprints put right.
import { describe, expect, it } from "vitest";
import { slotProbability, slotSurvival } from "#model/index.js";
import { plannerByName } from "#schedule/index.js";
import { planPage, planRequest } from "../support/samples/plans.js";

const N = 17;
// λ of pages n, n−1, …, 1, chosen so that at η = 0.5 the pages passed over are those of the slides.
const LAMBDAS = [
  0.9, 0.8, 0.7, 0.45, 0.4, 0.28, 0.2, 0.15, 0.14, 0.12, 0.1, 0.09, 0.085, 0.08, 0.079, 0.078, 0.07,
];
const PROMISING = [17, 14, 12, 11, 10, 8, 7, 6, 4, 1];
const SKIPPED = [16, 15, 13, 9, 5, 3, 2];

function site(lambdas: readonly number[]) {
  return lambdas.map((lambda, i) => planPage(`${N - i}`, slotSurvival(slotProbability(lambda))));
}

const named = (pages: readonly { id: string }[], order: readonly number[]): number[] =>
  order.map((i) => Number(pages[i]!.id));

describe("measurable coherence crawling", () => {
  const pages = site(LAMBDAS);

  it("downloads as on the slides: promising by falling λ, then the skipped ones in reversed order", () => {
    const plan = plannerByName("measurable")!.plan(planRequest(pages, { threshold: 0.5 }));
    expect(named(pages, plan.revisits)).toEqual([...PROMISING, ...SKIPPED.toReversed()]);
    expect(plan.visits).toEqual([]);
  });

  it("skips everything at η = 0, the joker included", () => {
    const plan = plannerByName("measurable")!.plan(planRequest(pages, { threshold: 1 }));
    expect(named(pages, plan.revisits)).toEqual(Array.from({ length: N }, (_, i) => i + 1));
  });
});

describe("inducible coherence crawling", () => {
  // Intervals are twice as long, so the same pages are passed over when (1 − λ′)² = 1 − λ.
  const pages = site(LAMBDAS.map((lambda) => 1 - Math.sqrt(1 - lambda)));
  const plan = plannerByName("inducible")!.plan(planRequest(pages, { threshold: 0.5 }));

  it("visits as on the slides: hopeless from the hottest on, then promising from the coldest on", () => {
    expect(named(pages, plan.visits)).toEqual([...SKIPPED, ...PROMISING.toReversed()]);
  });

  it("revisits in the opposite order, the joker being its own revisit", () => {
    expect(plan.revisits).toEqual([...plan.visits].reverse());
  });

  it("is hottest-middle at η = 1, where nothing is given up", () => {
    const all = planRequest(pages, { threshold: 0 });
    expect(plannerByName("inducible")!.plan(all).visits).toEqual(
      plannerByName("hottest-middle")!.plan(all).visits,
    );
  });

  it("places a page that changes in every slot at the joker position without a conflict", () => {
    const two = [0, 1].map((p) => planPage(`${p}`, slotSurvival(slotProbability(p))));
    const { expectedSharp, revisits } = plannerByName("inducible")!.plan(planRequest(two));
    expect([expectedSharp, revisits]).toEqual([2, [1, 0]]);
  });
});
