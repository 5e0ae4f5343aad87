import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { ChangeForecast, FETCHED } from "#mine/index.js";
import { DirectoryTree, INSERTED, UPDATED, type PageChanges } from "#model/index.js";

const PAGES = 60;

function tree(): DirectoryTree {
  const made = new DirectoryTree();
  for (let page = 0; page < PAGES; page++) made.addPage(`d${page % 3}/p${page}`);
  return made;
}

function changesOf(pages: readonly number[], kind: number): PageChanges {
  return { pages: Int32Array.from(pages), kinds: new Uint8Array(pages.length).fill(kind) };
}

/** Runs the forecast over weeks; returns the scores by page before and after the first round of the last week. */
function live(weeks: readonly (readonly number[])[], answer: (page: number) => boolean) {
  const forecast = new ChangeForecast(tree());
  forecast.forecast();
  forecast.sharpen(() => false);
  forecast.learn(
    changesOf(
      Array.from({ length: PAGES }, (_, page) => page),
      INSERTED,
    ),
  );
  for (const week of weeks) {
    forecast.forecast();
    forecast.sharpen((page) => week.includes(page));
    forecast.learn(changesOf(week, UPDATED));
  }
  const { rows, pages, scores, first } = forecast.forecast();
  const before = new Map<number, number>();
  for (let row = 0; row < rows; row++) before.set(pages[row]!, scores[row]!);
  const asked: number[] = [];
  const after = new Map<number, number>();
  const sharpened = forecast.sharpen((page) => {
    asked.push(page);
    return answer(page);
  });
  for (let row = 0; row < rows; row++) after.set(pages[row]!, sharpened[row]!);
  return {
    before,
    after,
    asked,
    firstRound: [...pages.subarray(0, rows)].filter((_, row) => first[row] === 1),
  };
}

describe("change forecast", () => {
  const random = new SeededRandom(11);
  // Pages 0 to 4 change every other week, page 40 once in a while, the rest never.
  const weeks = Array.from({ length: 60 }, () =>
    [0, 1, 2, 3, 4, 40].filter((page) => random.next() < (page === 40 ? 0.05 : 0.5)),
  );

  it("scores pages that change above those that sleep", () => {
    const { before } = live(weeks, () => false);
    const hot = Math.min(...[0, 1, 2, 3, 4].map((page) => before.get(page)!));
    const cold = Math.max(...[50, 51, 52, 53].map((page) => before.get(page)!));
    expect(hot).toBeGreaterThan(cold + 2);
  });

  it("asks only about the pages of the first round", () => {
    const { asked, firstRound, after } = live(weeks, () => false);
    expect(asked.toSorted((a, b) => a - b)).toEqual(firstRound.toSorted((a, b) => a - b));
    for (const page of firstRound) expect(after.get(page)).toBe(FETCHED);
    expect(firstRound.length).toBeLessThan(PAGES / 2);
  });

  it("puts a probe into every larger directory", () => {
    const { firstRound } = live(weeks, () => false);
    expect(new Set(firstRound.map((page) => page % 3))).toEqual(new Set([0, 1, 2]));
  });

  it("wakes a cohort when its probe has changed, once bulk edits have been seen", () => {
    const bulk = Array.from({ length: PAGES }, (_, page) => page);
    const history = weeks.map((week, i) => (i % 10 === 9 ? bulk : week));
    const awake = live(history, () => true);
    const asleep = live(history, () => false);
    const sleeping = bulk.filter((page) => page > 5 && page !== 40 && !awake.firstRound.includes(page));
    const mean = (scores: Map<number, number>): number =>
      sleeping.reduce((sum, page) => sum + scores.get(page)!, 0) / sleeping.length;
    expect(mean(awake.after)).toBeGreaterThan(mean(asleep.after) + 1);
  });

  it("gives the same scores twice", () => {
    expect(live(weeks, () => false).after).toEqual(live(weeks, () => false).after);
  });
});
