// bensaad2011: completeness and coherence on examples 5.11 and 5.21. Exact; the paper truncates.
import { describe, expect, it } from "vitest";
import {
  archiveCoherence,
  archiveCompleteness,
  areCoherent,
  estimatedCompleteness,
  keywordImportance,
  pageCompleteness,
  queryCoherence,
  queryResult,
  siteCoherence,
  siteCoherenceIntegral,
  siteCompleteness,
  truncated,
  versionImportance,
  type ArchivedVersion,
} from "#quality/index.js";
import { at } from "../support/samples/sightings.js";

const version = (capturedAt: number, from: number, to: number | null, importance = 1): ArchivedVersion => ({
  capturedAt: at(capturedAt),
  invariance: { from: at(from), to: to === null ? null : at(to) },
  importance,
});

describe("version importance (Definition 4.25)", () => {
  const changes = [
    { at: at(10), importance: 0.1 },
    { at: at(20), importance: 0.6 },
  ];

  it("is that of the last change before, times the page's", () => {
    expect(versionImportance(changes, at(15), 1)).toBe(0.1);
    expect(versionImportance(changes, at(20), 0.5)).toBe(0.3);
  });

  it("counts a version that no change made as 1", () => {
    expect(versionImportance(changes, at(5), 0.5)).toBe(0.5);
  });
});

describe("completeness (Definitions 5.12 to 5.14)", () => {
  it("example 5.11: .7857 printed .78, .2105 printed .21, the site .4981 printed .49", () => {
    const p1 = pageCompleteness({ existed: [0.1, 0.6, 0.5, 0.2], captured: [1, 2] });
    const p2 = pageCompleteness({ existed: [0.12, 0.45], captured: [0] });
    expect(p1).toBeCloseTo(0.7857, 4);
    expect(p2).toBeCloseTo(0.2105, 4);
    expect([truncated(p1), truncated(p2)]).toEqual([0.78, 0.21]);
    const site = siteCompleteness([
      { completeness: p1, importance: 1 },
      { completeness: p2, importance: 1 },
    ]);
    expect(site).toBeCloseTo(0.4981, 4);
    expect(truncated(site)).toBe(0.49);
    expect(archiveCompleteness([site, 1])).toBeCloseTo((site + 1) / 2, 12);
  });

  it("never exceeds 1 by capturing a version twice, and is 1 where nothing changed", () => {
    expect(pageCompleteness({ existed: [0.5, 0.5], captured: [0, 0, 1, 1] })).toBe(1);
    expect(pageCompleteness({ existed: [], captured: [] })).toBe(1);
  });

  it("is only estimated on a live site, with its model named", () => {
    expect(estimatedCompleteness(3, 2, 2.5)).toMatchObject({ completeness: 0.5 });
    expect(estimatedCompleteness(9, 2, 2.5).completeness).toBe(1);
    expect(estimatedCompleteness(9, 2, 2.5).model).toMatch(/Poisson/);
  });
});

describe("coherence (Definitions 5.21 to 5.24)", () => {
  // The figure is lost; the text says that P1 to P3 share a time point and that no four do.
  const [p1, p2, p3] = [version(10, 0, 20, 0.2), version(12, 5, 25, 0.54), version(14, 10, 18, 0.34)];
  const [p4, p5] = [version(30, 20, 40, 0.22), version(50, 45, null, 0.6)];
  const result = [p1, p2, p3, p4, p5];

  it("example 5.21: ρ = 3, 1.08 / 1.90 = .5684, printed .56", () => {
    expect(areCoherent([p1, p2, p3])).toBe(true);
    expect(areCoherent([p1, p2, p3, p4])).toBe(false);
    expect(queryCoherence(result)).toBeCloseTo(1.08 / 1.9, 12);
    expect(truncated(queryCoherence(result))).toBe(0.56);
  });

  it("differs by count and by weight where one heavy version outweighs several", () => {
    const heavy = [version(1, 0, 10, 0.1), version(1, 0, 10, 0.1), version(50, 40, 60, 0.8)];
    expect(queryCoherence(heavy, "count")).toBeCloseTo(0.2, 12);
    expect(queryCoherence(heavy, "weight")).toBeCloseTo(0.8, 12);
  });

  it("breaks ties of number by weight", () => {
    const tied = [version(1, 0, 10, 0.1), version(50, 40, 60, 0.9)];
    expect(queryCoherence(tied)).toBeCloseTo(0.9, 12);
  });

  it("takes intervals as half-open: ones that touch do not meet", () => {
    expect(areCoherent([version(1, 0, 10), version(12, 10, 20)])).toBe(false);
  });

  it("gives a query the nearest version of each page, the earlier of two equally near", () => {
    const page = [version(10, 0, 15), version(20, 15, null)];
    expect(queryResult([page], at(15))).toEqual([page[0]]);
    expect(queryResult([page, []], at(16))).toEqual([page[1]]);
  });

  it("is the mean over query times, and over all times an exact integral", () => {
    const stable = [version(10, 0, null), version(30, 0, null)];
    const moved = [version(10, 0, 20), version(30, 20, null)];
    const early = [version(10, 0, 12)];
    // Before 20 all three meet at 11; after it the moved and the early version never do, the stable one goes with either.
    const pages = [stable, moved, early];
    expect(siteCoherence(pages, [at(10), at(30)])).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(siteCoherenceIntegral(pages, at(0), at(40))).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(siteCoherenceIntegral(pages, at(0), at(80))).toBeCloseTo(1 * 0.25 + (2 / 3) * 0.75, 12);
    expect(siteCoherenceIntegral(pages, at(10), at(10))).toBe(1);
    expect(archiveCoherence([1, 0.5])).toBe(0.75);
  });

  it("has as integral what ever finer query times approach", () => {
    const pages = [
      [version(3, 0, 9), version(17, 9, 30), version(41, 30, null)],
      [version(5, 2, 11), version(29, 20, null)],
      [version(8, 0, 10), version(9, 10, 33), version(50, 33, null)],
    ];
    const times = Array.from({ length: 6000 }, (_, i) => (i + 0.5) / 100) as ReturnType<typeof at>[];
    expect(siteCoherenceIntegral(pages, at(0), at(60))).toBeCloseTo(siteCoherence(pages, times), 3);
  });
});

describe("importance of pages", () => {
  it("counts keywords in any case", () => {
    expect(keywordImportance("The Climate report", ["climate", "energy"])).toBe(0.5);
    expect(keywordImportance("nothing", ["climate", "energy"])).toBe(0.05);
    expect(keywordImportance("nothing", [])).toBe(1);
  });
});
