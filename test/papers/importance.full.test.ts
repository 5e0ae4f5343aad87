// lab importance as it is published: 1,000 pages, five generators, three sites each.
import { describe, expect, it } from "vitest";
import { HETEROGENEOUS } from "#lab/experiments/importance/generators.js";
import { runImportance } from "#lab/experiments/importance/run-importance.js";
import { importanceLines } from "../support/paper-pages/bensaad-page.js";
import { heldPage, paperPage } from "../support/paper-pages/held-page.js";
import { completenessOf } from "../support/samples/importance.js";

describe("lab importance in full", () => {
  const result = runImportance();
  const { resources, generators } = result.options;

  it("expected gain is never below Importance-Pattern in completeness", () => {
    for (const { name } of generators) {
      for (const share of resources) {
        const paper = completenessOf(result, name, "importance-pattern", share);
        expect(completenessOf(result, name, "expected-gain/completeness", share)).toBeGreaterThanOrEqual(
          paper,
        );
      }
    }
  });

  it.each(HETEROGENEOUS)("%s: 1.10 × at M = 10 %%, 1.05 × at 20 %%", (name) => {
    for (const [share, factor] of [
      [0.2, 1.05],
      [0.1, 1.1],
    ] as const) {
      const paper = completenessOf(result, name, "importance-pattern", share);
      const gain = completenessOf(result, name, "expected-gain/completeness", share);
      expect(gain).toBeGreaterThanOrEqual(factor * paper);
    }
  });

  it.each(HETEROGENEOUS)(
    "%s: Importance-Pattern beats the older strategies at every M up to 60 %%",
    (name) => {
      for (const share of resources.filter((value) => value <= 0.6)) {
        const paper = completenessOf(result, name, "importance-pattern", share);
        for (const older of ["relevance", "coherence", "sharc", "importance", "frequency"]) {
          expect(paper).toBeGreaterThan(completenessOf(result, name, older, share));
        }
      }
    },
  );

  it("nothing exceeds the bound", () => {
    for (const row of result.rows) {
      const bound = completenessOf(result, row.generator, "bound", row.resources);
      expect(row.completeness).toBeLessThanOrEqual(bound + 1e-9);
    }
  });

  it("docs/papers/bensaad2011.md is what the lab prints", () => {
    const told = [
      // The paper's claims.
      "(Importance-Pattern; the paper: about +20 %)",
      "(the paper: +5 %, more than 10 % where patterns differ)",
      "about +10 % over SHARC",
      // A relaxation and other draws, calculated beside the lab; how the generators came about.
      "promises 1.060, 1.044 and 1.061 times Importance-Pattern, where expected gain measured 1.055, 1.048 and 1.053",
      "(rates .002 to 2 per period)",
      "reached only 1.04 there",
      "higher rates (.01 to 3)",
      "reached only 1.043 on *mostly still* at 20 %",
      "which gave the 1.052. On sites drawn with seeds 11 to 13: 1.062, 1.060 and 1.059.",
      "Weighted completeness at M = 10 % and 20 %;",
      "at any M from 10 to 100 %",
      "SHARC at M = 10 %",
      "about equal at 20 %",
      "more coherent at 60 %",
      "100 % completeness is never reached",
    ];
    const section = paperPage("bensaad2011", "## What we get");
    expect(heldPage(section, importanceLines(result), told)).toEqual({ missing: [], unheld: [] });
    expect(Math.max(...result.rows.filter(({ strategy }) => strategy !== "bound").map((row) => row.completeness)))
      .toBeLessThan(1); // prettier-ignore
  });
});
