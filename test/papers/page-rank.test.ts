// PageRank (Brin & Page 1998) with damping .85 on graphs small enough to solve by hand. Exact up to the iteration's end.
import { describe, expect, it } from "vitest";
import { pageRank, rankImportance } from "#quality/index.js";

const sum = (ranks: ArrayLike<number>): number => Array.from(ranks).reduce((total, rank) => total + rank, 0);

describe("PageRank", () => {
  it.each<[name: string, links: number[][]]>([
    ["a cycle", [[1], [2], [0]]],
    ["only pages without links", [[], [], []]],
    ["a chain into a page without links", [[1], [2], []]],
    ["a page that links to itself", [[0], [0]]],
    ["two parts that know nothing of each other", [[1], [0], [3], [2]]],
  ])("sums to 1 on %s", (_, links) => {
    expect(sum(pageRank(links))).toBeCloseTo(1, 9);
  });

  it("ranks all pages of a cycle, and all pages without any links, the same", () => {
    for (const links of [
      [[1], [2], [0]],
      [[], [], []],
    ])
      for (const rank of pageRank(links)) expect(rank).toBeCloseTo(1 / 3, 9);
  });

  it("is the stationary distribution of the damped walk: two pages, one without links", () => {
    // x0 = .075 + .425 x1, x1 = .075 + .85 x0 + .425 x1 and x0 + x1 = 1: x0 = .5 / 1.425.
    const [x0, x1] = pageRank([[1], []]);
    expect(x0).toBeCloseTo(0.5 / 1.425, 9);
    expect(x1).toBeCloseTo(0.925 / 1.425, 9);
  });

  it("is it on a two-page cycle with a page without links beside", () => {
    // By symmetry x2 = x0; x0 = .05 + .85 (x1 / 2 + x0 / 3) and 2 x0 + x1 = 1: x0 = .475 / (1 + .85 − .85 / 3).
    const ranks = pageRank([[1], [0, 2], []]);
    const x0 = 0.475 / (1.85 - 0.85 / 3);
    expect(ranks[0]).toBeCloseTo(x0, 9);
    expect(ranks[1]).toBeCloseTo(1 - 2 * x0, 9);
    expect(ranks[2]).toBeCloseTo(x0, 9);
  });

  it("is it on a star, whose leaves link back to the hub", () => {
    // h = .03 + .85 (4 l), l = .03 + .85 h / 4 and h + 4 l = 1.
    const [hub, ...leaves] = pageRank([[1, 2, 3, 4], [0], [0], [0], [0]]);
    expect(hub).toBeCloseTo((0.03 + 0.85) / 1.85, 9);
    for (const leaf of leaves) expect(leaf).toBeCloseTo((1 - (0.03 + 0.85) / 1.85) / 4, 9);
  });

  it("keeps a share for a page that nobody links to, and is empty without pages", () => {
    const ranks = pageRank([[1], [0], [0]]);
    expect(ranks[2]).toBeCloseTo(0.05, 9);
    expect(pageRank([])).toHaveLength(0);
  });

  it("as importance: the highest is 1, the order stays", () => {
    const links = [[1, 2], [2], [0], [2]];
    const [ranks, importances] = [pageRank(links), rankImportance(links)];
    expect(importances[2]).toBe(1);
    for (const [i, importance] of importances.entries())
      expect(importance).toBeCloseTo(ranks[i]! / ranks[2]!, 12);
    expect(rankImportance([])).toEqual([]);
  });
});
