// Experiments at small sizes: shapes, seeds, and orders that must hold whatever is drawn.
import { gzipSync } from "node:zlib";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPERIMENTS } from "#lab/index.js";
import { runCompare } from "#lab/experiments/compare/compare.js";
import { runOnline } from "#lab/experiments/online/online.js";
import { runSharc } from "#lab/experiments/sharc/sharc.js";
import { runSolar } from "#lab/experiments/solar/solar.js";
import { runSpaniol } from "#lab/experiments/spaniol/run-spaniol.js";

const small = { seed: 7, runs: 2, pages: 40 };

// Without a history `near` measures running times, which differ from run to run, and `refresh` and `watch` refuse: they have
// tests of their own on histories, as `cluster` has at a size of its own.
const SEEDED = EXPERIMENTS.filter(({ key }) => !["near", "refresh", "watch", "cluster"].includes(key));

describe.each(SEEDED.map((experiment) => [experiment.key, experiment] as const))(
  "lab %s",
  (key, experiment) => {
    it("gives the same result object, table and page for the same seed", async () => {
      const first = await experiment.run(small);
      const again = await experiment.run(small);
      expect(again).toEqual(first);
      expect(first.result.experiment).toBe(key);
      expect(JSON.parse(JSON.stringify(first.result))).toEqual(first.result);
      expect(first.table.split("\n").length).toBeGreaterThan(5);
      expect(first.html).toMatch(/^<!doctype html>/);
      expect(first.html).toContain("<svg");
      expect(first.html).not.toMatch(/NaN|undefined|Infinity/);
    });
  },
);

describe("lab solar", () => {
  const { rows } = runSolar(small);

  it("has no strategy above the bound, and the optimum on top of its table", () => {
    for (const row of rows) expect(row.expectedSharp).toBeLessThanOrEqual(row.upperBound);
    for (const dataset of ["skewed", "smooth"]) {
      const table = rows.filter((row) => row.table === 1 && row.dataset === dataset);
      const best = Math.max(...table.map((row) => row.expectedSharp));
      expect(table.find((row) => row.strategy === "optimal")!.expectedSharp).toBeCloseTo(best, 9);
    }
  });

  it("prints the paper's figures only beside the paper's size", () => {
    expect(rows.every((row) => row.printed === null)).toBe(true);
  });

  it("simulates means within five standard errors of the expectation", () => {
    for (const row of runSolar({ seed: 11, runs: 200, pages: 60 }).rows) {
      const error = row.simulatedDeviation / Math.sqrt(200);
      expect(Math.abs(row.simulatedMean - row.expectedSharp)).toBeLessThan(5 * error + 0.05);
    }
  });
});

describe("lab spaniol", () => {
  const { rows } = runSpaniol({ seed: 3, runs: 3, pages: 200 });

  it("keeps every strategy between the full-knowledge baselines", () => {
    for (const row of rows) {
      const own = rows.filter((other) => other.distribution === row.distribution);
      const worst = own.find((other) => other.strategy === "clairvoyant-worst")!;
      const best = own.find((other) => other.strategy === "clairvoyant-best")!;
      expect(row.coherence).toBeGreaterThanOrEqual(worst.coherence);
      expect(row.coherence).toBeLessThanOrEqual(best.coherence);
      expect(row.coherence + row.errorRate).toBeCloseTo(1, 12);
    }
  });

  it("expects no more of any strategy than of the optimum", () => {
    for (const row of rows.filter((other) => other.expectedCoherence !== null)) {
      const optimum = rows.find(
        (other) => other.distribution === row.distribution && other.strategy === "optimal",
      )!;
      expect(row.expectedCoherence!).toBeLessThanOrEqual(optimum.expectedCoherence! + 1e-12);
    }
  });

  it("covers η from 0 to 1", () => {
    const etas = rows.filter((row) => row.distribution === "mixed" && row.eta !== null).map((row) => row.eta);
    expect([etas.length, etas[0], etas.at(-1)]).toEqual([21, 0, 1]);
  });
});

describe("lab sharc", () => {
  it("gives the organ pipe the least blur of all one-visit orders", () => {
    const { rows } = runSharc({ pages: 50 });
    for (const row of rows.filter((other) => other.family === "one-visit" && other.known === "all")) {
      const pipe = rows.find(
        (other) =>
          other.strategy === "sharc-offline" && other.dataset === row.dataset && other.known === "all",
      )!;
      expect(pipe.blur).toBeLessThanOrEqual(row.blur + 1e-9);
      expect(row.expectedSharp).toBeLessThanOrEqual(row.upperBound);
    }
  });
});

describe("lab online", () => {
  it("reaches no more than the offline optimum", () => {
    for (const row of runOnline({ seed: 5, runs: 1, pages: 50 }).rows) {
      expect(row.ratio).toBeGreaterThan(0);
      expect(row.ratio).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
});

describe("lab compare", () => {
  let directory = "";
  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), "isochron-compare-"))));
  afterAll(() => rmSync(directory, { recursive: true }));

  function history(lines: readonly string[]): string {
    const file = join(directory, "site.tsv.gz");
    writeFileSync(file, gzipSync(lines.join("\n")));
    return file;
  }

  it.each(["known", "estimated"] as const)(
    "stays below the clairvoyant best with rates %s",
    async (rates) => {
      const { rows } = await runCompare({ ...small, rates });
      expect(rows.length).toBeGreaterThan(20);
      for (const row of rows) expect(row.ofClairvoyant).toBeLessThanOrEqual(1);
    },
  );

  it("captures a history: a page that never changes is sharp, one that always does is not", async () => {
    const lines = [`1000\tA\t0\t${"0".repeat(12)}\tstill.html`, `1000\tA\t1\t${"1".repeat(12)}\tbusy.html`];
    for (let at = 1001; at < 5000; at++) lines.push(`${at}\tM\t1\t${at.toString(16).padStart(12, "0")}`);
    const { rows, sites } = await runCompare({
      seed: 1,
      runs: 10,
      history: history(lines),
      slotSeconds: 10,
      strategies: ["bfs-fifo", "optimal"],
    });
    expect(sites[0]!.name).toBe("site");
    expect(rows.map((row) => [row.strategy, row.pages, row.sharp])).toEqual([
      ["bfs-fifo", 2, 1],
      ["optimal", 2, 1],
    ]);
  });

  it("refuses strategies that a history cannot judge", async () => {
    await expect(runCompare({ ...small, strategies: ["measurable"] })).rejects.toThrow(
      /no two-visit strategy/,
    );
  });
});
