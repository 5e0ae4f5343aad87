// SOLAR (002), Tables 1 and 2: expected numbers of sharp pages. Exact: formulas, no simulation.
// τ = 0.7 and η = 0.7 are inferred, since the paper states neither; the readings are those that fit its tables.
import { describe, expect, it } from "vitest";
import { solarSite } from "#lab/experiments/solar/datasets.js";
import { plannerByName, type PlanRequest } from "#schedule/index.js";
import { planRequest } from "../support/plans.js";

const skewed = solarSite("skewed");
const smooth = solarSite("smooth");

function expected(strategy: string, more: Partial<PlanRequest>): string[] {
  return [skewed, smooth].map((pages) =>
    plannerByName(strategy)!.plan(planRequest(pages, more)).expectedSharp.toFixed(3),
  );
}

describe("SOLAR, Table 1 (all pages known)", () => {
  it.each([
    ["hottest-middle", "649.577", "492.864"],
    ["sharc-threshold", "684.286", "492.864"],
    ["solar-offline", "704.041", "515.249"],
    ["solar-offline/exact-lengths", "704.041", "515.207"],
    ["optimal", "731.559", "536.209"],
  ])("%s reaches %s and %s", (strategy, onSkewed, onSmooth) => {
    expect(expected(strategy, { known: "all" })).toEqual([onSkewed, onSmooth]);
  });

  it("shrinking, and the literal reading, do better than the printed reading on the skewed site", () => {
    expect(expected("solar-offline/shrunk", {})[0]).toBe("714.876");
    expect(expected("solar-offline/literal", {})[0]).toBe("725.665");
  });
});

describe("SOLAR, Table 2 (pages found through links)", () => {
  it.each([
    ["hottest-middle", "672.271", "455.512"],
    ["hottest-middle/honest", "673.182", "455.708"],
  ])("%s reaches %s and %s", (strategy, onSkewed, onSmooth) => {
    expect(expected(strategy, { known: "first" })).toEqual([onSkewed, onSmooth]);
  });

  it("SOLAR-online comes near the printed 680.421 and 459.799, which no reading that we found gives exactly", () => {
    expect(expected("solar-online", { known: "first" })).toEqual(["678.625", "463.734"]);
    expect(expected("solar-online/literal", { known: "first" })).toEqual(["669.682", "468.774"]);
  });
});
