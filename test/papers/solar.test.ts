// SOLAR (docs/papers/solar.md), Tables 1 and 2, as `isochron lab solar` gives them. Exact: formulas, not simulations.
// τ = 0.7 and η = 0.7 are inferred, since the paper states neither; the readings are those that fit its tables.
import { describe, expect, it } from "vitest";
import { runSolar } from "#lab/experiments/solar/solar.js";

const { rows } = runSolar({ seed: 1, runs: 1 });

function expected(table: number, strategy: string): string[] {
  return rows
    .filter((row) => row.table === table && row.strategy === strategy)
    .map((row) => row.expectedSharp.toFixed(3));
}

describe("SOLAR, Table 1 (all pages known)", () => {
  it.each([
    ["hottest-middle", "649.577", "492.864"],
    ["sharc-threshold", "684.286", "492.864"],
    ["solar-offline", "704.041", "515.249"],
    ["solar-offline/exact-lengths", "704.041", "515.207"],
    ["optimal", "731.559", "536.209"],
  ])("%s reaches %s and %s", (strategy, onSkewed, onSmooth) => {
    expect(expected(1, strategy)).toEqual([onSkewed, onSmooth]);
  });

  it("shrinking, and the literal reading, do better than the printed reading on the skewed site", () => {
    expect(expected(1, "solar-offline/shrunk")[0]).toBe("714.876");
    expect(expected(1, "solar-offline/literal")[0]).toBe("725.665");
  });
});

describe("SOLAR, Table 2 (pages found through links)", () => {
  it.each([
    ["hottest-middle", "672.271", "455.512"],
    ["hottest-middle/honest", "673.182", "455.708"],
  ])("%s reaches %s and %s", (strategy, onSkewed, onSmooth) => {
    expect(expected(2, strategy)).toEqual([onSkewed, onSmooth]);
  });

  it("SOLAR-online comes near the printed 680.421 and 459.799, which no reading that we found gives exactly", () => {
    expect(expected(2, "solar-online")).toEqual(["680.163", "459.899"]);
    expect(expected(2, "solar-online/literal")).toEqual(["669.682", "468.774"]);
  });
});

describe("both tables", () => {
  it("stand beside the printed figures, equal to three decimals but for SOLAR-online", () => {
    const printed = rows.filter((row) => row.printed !== null);
    expect(printed).toHaveLength(10);
    for (const row of printed.filter((other) => other.strategy !== "solar-online"))
      expect(row.expectedSharp).toBeCloseTo(row.printed!, 3);
  });

  it("have no row above its bound or above the optimum", () => {
    for (const row of rows) {
      const optimum = rows.find((other) => other.strategy === "optimal" && other.dataset === row.dataset)!;
      expect(row.expectedSharp).toBeLessThanOrEqual(row.upperBound);
      expect(row.expectedSharp).toBeLessThanOrEqual(optimum.expectedSharp + 1e-9);
    }
  });
});
