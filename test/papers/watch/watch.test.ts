// lab watch in small: the mind learns from its own looks and is held against the planners of the papers.
import { describe, expect, it } from "vitest";
import { GENERATORS } from "#lab/experiments/importance/generators.js";
import { refreshBounds } from "#lab/experiments/importance/measure.js";
import { runWatch } from "#lab/experiments/watch/run-watch.js";
import { watchedPatterns } from "#lab/experiments/watch/watched-site.js";

const generator = GENERATORS.find(({ name }) => name === "very-different")!;

describe("very different patterns, learned by everyone from own looks", () => {
  const sites = Array.from({ length: 10 }, (_, i) => i + 1).map((seed) =>
    watchedPatterns(generator, { pages: 120, days: 5, seed }),
  );
  const mean = (planner: string): number =>
    sites.reduce((sum, site) => sum + runWatch(site, { planner, budget: 12 }).completeness, 0) / sites.length;

  it("learned gain has 1.10 times Importance-Pattern's completeness at 10 %, on the mean of ten sites", () => {
    expect(mean("learned-gain")).toBeGreaterThanOrEqual(1.1 * mean("importance-pattern"));
  });

  it("a watch spends its budget, holds more as time goes on, and stays below the bound", () => {
    const site = sites[0]!;
    const watch = runWatch(site, { planner: "learned-gain", budget: 12 });
    expect(watch.looks).toBe(12 * site.horizon);
    expect(watch.completeness).toBeLessThanOrEqual(refreshBounds(site, 12).completeness);
    const shares = watch.held.map(([, share]) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(watch.weightCaptured, 9);
  });
});
