// Spaniol 2009 (000) Fig. 9 at its size. Statistical: n = 10,000, seed 1, two runs; tolerances stated below.
import { describe, expect, it } from "vitest";
import { runSpaniol, type SpaniolRow } from "#lab/experiments/spaniol/spaniol.js";

describe("inducible crawling at n = 10,000", () => {
  const { rows } = runSpaniol({ seed: 1, runs: 2 });
  const of = (distribution: string, strategy: string): SpaniolRow[] =>
    rows.filter((row) => row.distribution === distribution && row.strategy === strategy);
  const best = (own: readonly SpaniolRow[]): number => Math.max(...own.map((row) => row.coherence));

  it.each(["calm", "mixed", "lively"])(
    "is about ten points better than both BFS strategies on a %s site",
    (name) => {
      const bfs = best([...of(name, "bfs-fifo"), ...of(name, "bfs-lifo")]);
      const gain = best(of(name, "inducible")) - bfs;
      expect(gain).toBeGreaterThan(0.06);
      expect(gain).toBeLessThan(0.14);
    },
  );

  it("brings hardly anything on nearly static and on unstable sites", () => {
    for (const name of ["nearly-static", "unstable"]) {
      const bfs = best([...of(name, "bfs-fifo"), ...of(name, "bfs-lifo")]);
      expect(best(of(name, "inducible")) - bfs).toBeLessThan(0.02);
    }
  });

  it("never promises more than the optimum", () => {
    for (const row of rows.filter((other) => other.expectedCoherence !== null)) {
      // Beyond some thousand pages the optimum is near-linear, within 0.5 % of its bound.
      const optimum = of(row.distribution, "optimal")[0]!.expectedCoherence!;
      expect(row.expectedCoherence!).toBeLessThanOrEqual(optimum * 1.005);
    }
  });
});
