// Worked examples of bensaad2011: completeness, coherence, pattern and urgency.
import { describe, expect, it } from "vitest";
import { DAY_PARTS, paperPeriods, PatternLearner, WEEK_HOURS } from "#mine/index.js";
import { pageCompleteness, queryCoherence, siteCompleteness } from "#model/index.js";
import { urgency } from "#schedule/index.js";

describe("Example 5.11: completeness", () => {
  const first = { importances: [0.1, 0.6, 0.5, 0.2], held: [false, true, true, false] };
  const second = { importances: [0.12, 0.45], held: [true, false] };

  it("is .78 and .21 for the pages (the paper truncates .7857 and .2105)", () => {
    expect(pageCompleteness(first)).toBeCloseTo(1.1 / 1.4, 12);
    expect(pageCompleteness(second)).toBeCloseTo(0.12 / 0.57, 12);
    expect([first, second].map((page) => Math.floor(pageCompleteness(page) * 100) / 100)).toEqual([
      0.78, 0.21,
    ]);
  });

  it("is .49 for the site (.4981)", () => {
    const pages = [first, second].map((page) => ({ completeness: pageCompleteness(page), weight: 1 }));
    expect(siteCompleteness(pages)).toBeCloseTo(0.4981, 4);
  });

  it("is 1 where nothing changed, and weighs pages by their importance", () => {
    expect(pageCompleteness({ importances: [], held: [] })).toBe(1);
    expect(siteCompleteness([])).toBe(1);
    expect(
      siteCompleteness([
        { completeness: 1, weight: 3 },
        { completeness: 0, weight: 1 },
      ]),
    ).toBe(0.75);
  });
});

describe("Example 5.21: coherence of a query's result", () => {
  const weights = [0.2, 0.54, 0.34, 0.22, 0.6];

  it("is .56 when P1 to P3 are coherent (the paper truncates .5684)", () => {
    const lives = [
      [0, 10],
      [2, 8],
      [4, 12],
      [12, 20],
      [20, 30],
    ] as const;
    const result = queryCoherence(lives.map(([from, to], i) => ({ from, to, weight: weights[i]! })));
    expect(result.byCount).toBeCloseTo(1.08 / 1.9, 12);
    expect(Math.floor(result.byCount * 100) / 100).toBe(0.56);
    expect(result.byWeight).toBeCloseTo(1.08 / 1.9, 12);
  });

  it("prefers number to weight in the paper's reading, weight in the other", () => {
    const light = [1, 2, 3].map(() => ({ from: 0, to: 1, weight: 0.1 }));
    const heavy = { from: 1, to: 2, weight: 1 };
    const { byCount, byWeight } = queryCoherence([...light, heavy]);
    expect(byCount).toBeCloseTo(0.3 / 1.3, 12);
    expect(byWeight).toBeCloseTo(1 / 1.3, 12);
  });

  it("takes lives as half-open: one that ends where the other begins is not coherent with it", () => {
    const versions = [
      { from: 0, to: 5, weight: 1 },
      { from: 5, to: 9, weight: 1 },
    ];
    expect(queryCoherence(versions).byCount).toBe(0.5);
    expect(queryCoherence([]).byCount).toBe(1);
  });
});

describe("patterns and urgency (Figure 1, section 6)", () => {
  it("U(P, t) = w(P) w_k (t − t_last): at noon of a workday the pattern's 0.6 counts", () => {
    const workday = [0.2, 0.4, 0.6, 0.1];
    expect(urgency(0.5, workday[2]!, 3)).toBeCloseTo(0.9, 12);
    expect(urgency(0.5, workday[3]!, 3)).toBeCloseTo(0.15, 12);
  });

  it("a page never fetched comes first", () => {
    expect(urgency(0.001, 0.001, Infinity)).toBe(Infinity);
  });

  it("sums hours of the week into workday, Saturday and Sunday of four periods each", () => {
    const hours = new Float64Array(WEEK_HOURS);
    hours[12] = 5; // Monday noon
    hours[5 * 24 + 13] = 2; // Saturday 13:00
    hours[6 * 24 + 3] = 1; // Sunday 3:00
    const table = paperPeriods(hours);
    expect(table).toEqual([
      [0, 0, 1, 0],
      [0, 0, 2, 0],
      [1, 0, 0, 0],
    ]);
    expect(DAY_PARTS).toEqual([0, 6, 12, 18]);
  });

  it("Update is the running mean, leaning on the site's pattern at first", () => {
    const learner = new PatternLearner([0.2, 0.6], 2);
    expect(learner.ownShare).toBe(0);
    learner.update(1, 0);
    expect(learner.means[1]).toBeCloseTo(0.4, 12);
    for (let i = 0; i < 997; i++) learner.update(1, 0.5);
    expect(learner.means[1]).toBeCloseTo(0.5, 2);
    expect(learner.means[0]).toBe(0.2);
  });
});
