import { describe, expect, it } from "vitest";
import { holdReport } from "#quality/held-report.js";
import { makeReport } from "../../support/samples/reports.js";

const report = makeReport({ pages: 1000, verdictOf: (i) => (i % 10 === 0 ? "changed" : "sharp") });

describe("a report held in memory", () => {
  it("has every page of an ordinary site", () => {
    expect(holdReport(report)).toEqual(report);
  });

  it("has the pages that are not sharp and an even choice of the others of a huge site, and says so", () => {
    const held = holdReport(report, 250);
    expect(held.pages).toHaveLength(250);
    expect(held.pages.filter(({ verdict }) => verdict === "changed")).toHaveLength(100);
    expect(held.all).toEqual(report.all);
    expect(held.notes.at(-1)).toBe("lists and charts show 250 of 1000 pages; report.json holds them all");
    const sharp = held.pages.filter(({ verdict }) => verdict === "sharp").map(({ url }) => url);
    const places = sharp.map((url) => report.pages.findIndex((page) => page.url === url));
    expect(Math.max(...places.slice(1).map((place, i) => place - places[i]!))).toBeLessThan(15);
  });

  it("gives neither kind all the room when both are many", () => {
    const half = makeReport({ pages: 400, verdictOf: (i) => (i % 2 === 0 ? "failed" : "sharp") });
    const verdicts = holdReport(half, 100).pages.map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === "failed")).toHaveLength(50);
    expect(verdicts).toHaveLength(100);
  });
});
