// docs/papers: every figure of these pages is what the lab prints at the page's own parameters, or named as told.
import { describe, expect, it } from "vitest";
import { runSharc } from "#lab/experiments/sharc/sharc.js";
import { runSolar } from "#lab/experiments/solar/solar.js";
import { heldPage, paperPage } from "../../support/paper-pages/held-page.js";
import { optimumLines, sharcLines, solarLines } from "../../support/paper-pages/solar-pages.js";

const FINE = { missing: [], unheld: [] };

/** From the search for a reading of SOLAR-online and from other readings, none of them in the lab. */
const SEARCH = ["703.891", "680.212 / 459.901", "715.108 / 462.760", "462.759"];
/** From the paper and from solving for τ. */
const READ = ["**τ = 0.7**", "0.7000002"];
describe("pages of docs/papers", () => {
  const solar = runSolar({ seed: 1 });

  it("solar.md is what lab solar prints", () => {
    const told = [...SEARCH, ...READ];
    expect(heldPage(paperPage("solar"), solarLines(solar), told)).toEqual(FINE);
  });

  it("sharc.md is what lab sharc prints", () => {
    expect(heldPage(paperPage("sharc"), sharcLines(runSharc({})), [])).toEqual(FINE);
  });

  it("optimum.md is what lab solar prints, side calculations aside", () => {
    const told = [
      // Calculations with the best h known, and a mean over random trees (test/papers/optimal-online.test.ts).
      "give 728.664 and 517.310",
      "gives 731.559 and 536.046",
      "about 0.85 of the offline optimum is reached, coldest-first about 0.745",
      // test/papers/optimal-hybrid.full.test.ts
      "the plan is exact: 707.549 and 766.060",
    ];
    expect(heldPage(paperPage("optimum"), optimumLines(solar), told)).toEqual(FINE);
  });
});

describe("holding a page", () => {
  const page = "\n## A\nIt is .123, or 4.5 %, by Definition 5.12.\n## B\n.999\n";

  it("names a figure that nobody made, and a line that is not there", () => {
    expect(heldPage(page, ["It is .123", "0.5"], [])).toEqual({
      missing: ["0.5"],
      unheld: ["4.5 %", ".999"],
    });
  });

  it("leaves numbers of definitions alone", () => {
    expect(heldPage(page, ["It is .123"], ["4.5 %", ".999"])).toEqual(FINE);
  });
});
