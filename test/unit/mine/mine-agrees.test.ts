// `isochron mine` agrees with itself: intervals hold what was counted, no end of a scale is told as a rate, and no
// sentence or chart claims more than its test.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minedPages } from "#mine/mined-pages.js";
import { mineInputOfSightings, mineSite } from "#mine/index.js";
import type { MineReport } from "#model/index.js";
import { renderMineHtml, renderMineTerminal } from "#report/index.js";
import { seenOn } from "../../support/samples/daily-sightings.js";

const SECOND = 1 / 86_400;

/** A site watched for so many days at so many instants, one page of it changing each time. */
function watched(instants: readonly number[]): MineReport {
  return mineSite(
    mineInputOfSightings("site", [
      ...instants.map((day) => seenOn("https://a.example/news/x", day, `news ${day}`)),
      ...instants.map((day) => seenOn("https://a.example/legal/y", day, "still")),
    ]),
  );
}

const everyDays = (count: number, days: number): number[] =>
  Array.from({ length: count }, (_, i) => i * days);

describe("a forecast", () => {
  it("holds what was counted, whatever that was", () => {
    const looks = fc.array(fc.tuple(fc.double({ min: SECOND, max: 400, noNaN: true }), fc.boolean()), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(looks, { minLength: 1, maxLength: 8 }), (site) => {
        const pages = site.map((own) => ({
          intervals: own.map(([days]) => days),
          changed: own.map(([, changed]) => Number(changed)),
          bulk: [],
          lastModifiedAges: [],
          group: "all",
        }));
        for (const { counted, forecast } of minedPages(
          pages,
          pages.map((_, i) => `/${i}`),
        )) {
          if (forecast === null) continue;
          const perDay = counted.changes / counted.days;
          expect(forecast.low).toBeLessThanOrEqual(perDay);
          expect(forecast.high ?? Infinity).toBeGreaterThanOrEqual(perDay);
          expect(forecast.low).toBeLessThanOrEqual(forecast.ratePerDay);
          expect(forecast.high ?? Infinity).toBeGreaterThanOrEqual(forecast.ratePerDay);
        }
      }),
      { seed: 41, numRuns: 150 },
    );
  });

  it("is a least, not a rate, where changes come faster than it tells apart", () => {
    const report = watched(everyDays(10, 6.1 * SECOND));
    const [fast] = report.busiest;
    expect(fast).toMatchObject({ counted: { changes: 9 }, forecast: { isLeast: true, high: null } });
    const text = renderMineTerminal(report);
    expect(text).toMatch(/forecast \d+\.\d a day or more often; counted 9 changes in 9 looks over 54\.\d s/);
    expect(text).not.toMatch(/10\.0 a day(?! or more often)/);
  });

  it("is not made where too little was seen to tell often from seldom", () => {
    const report = watched([0]);
    expect(report).toMatchObject({ busiest: [], unforecast: 2 });
    expect(report.rateClasses.every(({ pages }) => pages === 0)).toBe(true);
    expect(renderMineTerminal(report)).toContain("2 more, of which too little was seen for a forecast");
  });
});

describe("a rule", () => {
  it("is not told after a minute, however often it held", () => {
    const report = watched(everyDays(12, 5 * SECOND));
    expect(report.rules).toEqual([]);
    expect(renderMineTerminal(report)).toContain("No rules");
  });

  it("is told by what it rests on, and never as sure", () => {
    const report = watched(everyDays(15, 1));
    expect(report.rules).toMatchObject([{ tail: "a.example/legal", held: 14, changes: 14, confidence: 1 }]);
    expect(report.rules[0]!.atLeast).toBeGreaterThan(0.8);
    expect(report.rules[0]!.atLeast).toBeLessThan(0.9);
    const text = renderMineTerminal(report);
    expect(text).toContain(
      "still in 14 of 14 changes beside it; that is at least 84 % with probability 0.95",
    );
    expect(text).toContain("changed in 14 of 14 steps from capture to capture, with the site");
    expect(text).not.toMatch(/1\.00|weeks/);
  });
});

describe("a chart of the week", () => {
  it("shows what was counted where no pattern is claimed, and the sentence says why", () => {
    const few = watched(everyDays(4, 1));
    expect(few.pattern).toMatchObject({ present: false, events: 3 });
    const [text, html] = [renderMineTerminal(few), renderMineHtml(few)];
    expect(text).toContain("Counted: changes by hour (UTC) and weekday");
    expect(text).toContain("something changed at 3 times, and 168 are the least to tell one from");
    expect(html).toContain("Changes counted by hour and weekday");
    expect(html).not.toContain("Forecast: relative rate");
  });
});
