import { describe, expect, it } from "vitest";
import type { Verdict } from "#model/index.js";
import { renderTerminal } from "#report/index.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";

const PLAIN = { colour: false, width: 100 };
const someChanged = (i: number): Verdict => (i < 7 ? "changed" : "sharp");

describe("terminal report", () => {
  it("opens with what was observed, and nothing else", () => {
    const text = renderTerminal(makeReport({ pages: 150, verdictOf: someChanged }), PLAIN);
    expect(text.split("\n")[0]).toBe(
      "  143 of 150 pages seen identical before and after 12:31:07.412Z (95.3 %)",
    );
  });

  it("never rounds up to all", () => {
    const report = makeReport({ pages: 2000, verdictOf: (i) => (i === 0 ? "changed" : "sharp") });
    expect(renderTerminal(report, PLAIN)).toContain("(99.9 %)");
  });

  it("prints the planner's expectation beside the bound", () => {
    const report = makeReport({ pages: 10 }, { expectedSharp: 9, upperBound: 9.5 });
    const text = renderTerminal(report, PLAIN).replaceAll(/\s+/g, " ");
    expect(text).toContain("9.0 sharp pages expected");
    expect(text).toContain("no plan of this kind expects more than 9.5 (94.7 % of that bound)");
  });

  it("says when another time point than the planned one turned out best", () => {
    const report = makeReport({ pages: 10 }, { plannedAsOf: AS_OF - 1000, sharpAtPlanned: 8 });
    expect(renderTerminal(report, PLAIN)).toContain("12:31:06.412Z was planned, where 8 pages are sharp");
    expect(renderTerminal(makeReport({ pages: 10 }), PLAIN)).not.toContain("was planned");
  });

  it("lists pages that are not sharp under their reason, and bounds the list", () => {
    const text = renderTerminal(makeReport({ pages: 150, verdictOf: someChanged }), {
      ...PLAIN,
      mostPages: 3,
    });
    expect(text).toContain("Not sharp: 7 pages");
    expect(text).toContain("http://demo.example/page-2.html");
    expect(text).toContain("changed      7 × the response after the time point has a different body");
    expect(text).not.toContain("http://demo.example/style-3.css");
    expect(text).toContain("… and 4 more");
  });

  it("uses escape sequences only when colour is asked for", () => {
    const report = makeReport({ pages: 3, verdictOf: someChanged });
    expect(renderTerminal(report, PLAIN)).not.toContain("\u001b");
    expect(renderTerminal(report, { colour: true, width: 100 })).toContain("\u001b[1m");
  });

  it("lets no string from the web steer the terminal", () => {
    const urlOf = (): string => "http://x.test/\u001b]0;pwned\u0007\u202e\u009b31m";
    const text = renderTerminal(makeReport({ pages: 2, verdictOf: () => "changed", urlOf }), PLAIN);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it.each([60, 72, 120])("stays within %i columns", (width) => {
    const urlOf = (i: number): string => `http://demo.example/${"long/".repeat(40)}${i}`;
    const report = makeReport({ pages: 12, verdictOf: someChanged, urlOf }, { warcs: [] });
    const widest = Math.max(
      ...renderTerminal(report, { colour: false, width })
        .split("\n")
        .map((l) => l.length),
    );
    expect(widest).toBeLessThanOrEqual(width);
  });

  it("keeps documents, requisites and composites apart and never adds up tiers", () => {
    const report = makeReport({ pages: 8, verdictOf: (i) => (i === 0 ? "attested" : "sharp") });
    const rows = renderTerminal(report, PLAIN).split("\n");
    expect(
      rows
        .find((row) => row.includes("all pages"))
        ?.split(/\s+/)
        .slice(3),
    ).toEqual(["8", "7", "87.5", "%", "1", "0"]);
    expect(rows.filter((row) => /^ {2}(documents|requisites|composites)/.test(row))).toHaveLength(3);
  });

  it("says what it cannot prove", () => {
    expect(renderTerminal(makeReport({ pages: 1 }), PLAIN)).toContain("What this cannot prove");
  });

  it("has something to say about an empty capture", () => {
    expect(renderTerminal(makeReport({ pages: 0 }), PLAIN)).toContain("No pages were captured");
  });
});
