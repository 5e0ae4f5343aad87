import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { ChangeForecast, type ChangeSearch } from "#mine/index.js";
import { DirectoryTree, INSERTED, UPDATED, type PageChanges } from "#model/index.js";

const PAGES = 60;
const ALL = Array.from({ length: PAGES }, (_, page) => page);

function tree(): DirectoryTree {
  const made = new DirectoryTree();
  for (const page of ALL) made.addPage(`d${page % 3}/p${page}`);
  return made;
}

function changesOf(pages: readonly number[], kind: number): PageChanges {
  return { pages: Int32Array.from(pages), kinds: new Uint8Array(pages.length).fill(kind) };
}

/** Runs a search to its end; returns the pages in the order in which they were named. */
function run(search: ChangeSearch, threshold: number, hasChanged: (page: number) => boolean): number[] {
  const named: number[] = [];
  for (let batch = search.next(threshold); batch.length > 0; batch = search.next(threshold)) {
    for (const page of batch) search.note(page, hasChanged(page));
    named.push(...batch);
  }
  return named;
}

/** A forecast that has seen all pages inserted and then these weeks. */
function taught(weeks: readonly (readonly number[])[]): ChangeForecast {
  const forecast = new ChangeForecast(tree());
  run(forecast.search(), -Infinity, () => false);
  forecast.learn(changesOf(ALL, INSERTED));
  for (const week of weeks) {
    run(forecast.search(), -Infinity, (page) => week.includes(page));
    forecast.learn(changesOf(week, UPDATED));
  }
  return forecast;
}

describe("change forecast", () => {
  const random = new SeededRandom(11);
  // Pages 0 to 4 change every other week, page 40 once in a while, the rest never.
  const weeks = Array.from({ length: 60 }, () =>
    [0, 1, 2, 3, 4, 40].filter((page) => random.next() < (page === 40 ? 0.05 : 0.5)),
  );
  const withBulk = weeks.map((week, i) => (i % 10 === 9 ? ALL : week));
  // A search does not alter the forecast it comes from.
  const lively = taught(weeks);
  const bulky = taught(withBulk);

  it("names pages that change before those that sleep", () => {
    const search = lively.search();
    const named = run(search, -Infinity, () => false);
    expect(named.slice(0, 5).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(search.scoreOf(0)).toBeGreaterThan(search.scoreOf(50) + 2);
  });

  it("names every page once when nothing may be missed", () => {
    const named = run(lively.search(), -Infinity, () => false);
    expect(named.toSorted((a, b) => a - b)).toEqual(ALL);
  });

  it("stops early in a quiet week and goes through the site in a bulk week, at the same threshold", () => {
    const quiet = run(bulky.search(), -1.5, (page) => page < 3);
    const bulk = run(bulky.search(), -1.5, () => true);
    expect(quiet.length).toBeLessThan(PAGES / 3);
    expect(bulk.length).toBeGreaterThan(PAGES * 0.9);
  });

  it.each([1, 0, -1, -2, -3])("stops at %d where a longer search would have passed it", (threshold) => {
    const longer = bulky.search();
    run(longer, -Infinity, (page) => page % 7 === 0);
    const named = run(bulky.search(), threshold, (page) => page % 7 === 0);
    const passed = ALL.filter((page) => longer.scoreOf(page) >= threshold);
    expect(named.toSorted((a, b) => a - b)).toEqual(passed);
  });

  it("takes no more of a cohort at once than it has looked at before", () => {
    // The last week was a bulk edit: all pages are one cohort.
    const search = bulky.search();
    let looked = 0;
    for (let batch = search.next(-4); batch.length > 0; batch = search.next(-4)) {
      expect(batch.length).toBeLessThanOrEqual(Math.max(1, looked));
      for (const page of batch) search.note(page, true);
      looked += batch.length;
    }
    expect(looked).toBe(PAGES);
  });

  it("keeps what it did not name below the threshold", () => {
    const search = bulky.search();
    const named = new Set(run(search, 0, () => false));
    for (const page of ALL) expect(search.scoreOf(page) >= 0).toBe(named.has(page));
    expect(search.next(0)).toEqual([]);
  });

  it("learns from weeks without changes that there is little to find", () => {
    const before = run(lively.search(), 0, () => false).length;
    const rested = Array.from({ length: 60 }, () => []);
    const after = run(taught([...weeks, ...rested]).search(), 0, () => false).length;
    expect(after).toBeLessThan(before);
  });

  it("is told nothing by a page that could not be fetched", () => {
    const search = bulky.search();
    const named: number[] = [];
    for (let batch = search.next(-1.5); batch.length > 0; batch = search.next(-1.5)) named.push(...batch);
    expect(named.length).toBeGreaterThan(run(bulky.search(), -1.5, () => false).length);
  });

  it("does the same twice", () => {
    const once = run(lively.search(), -2, (page) => page < 2);
    expect(run(taught(weeks).search(), -2, (page) => page < 2)).toEqual(once);
  });
});
