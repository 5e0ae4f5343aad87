// `isochron mine`: everything that is known about how a site changes, as one report object.
import type { DirectoryTree, MinedDirectory, MinedPage, MinedRule, MineReport } from "#model/index.js";
import { frequencyOfChange, jointChanges, type GeneralDeltaTree } from "./near/general-delta-tree.js";
import { mineRules, NEAR_DEFAULTS } from "./near/near-miner.js";
import { findPatterns } from "./patterns/pattern-library.js";
import { shrunkPattern, testPattern } from "./patterns/pattern.js";
import { quietHours } from "./patterns/quiet-hours.js";
import { paperPeriods, spreadChange, WEEK_HOURS } from "./patterns/week-hours.js";
import { blended } from "./rates/blended.js";
import { totalsOf, type PageLooks } from "./rates/rate-estimator.js";

/** A change known to have happened in (after, by], epoch milliseconds; both equal when its time is known. */
export interface DatedChange {
  readonly page: number;
  readonly after: number;
  readonly by: number;
}

/** What is known of a site; `looks` are in the order of the tree's pages, `null` for pages no longer there. */
export interface MineInput {
  readonly site: string;
  readonly tree: DirectoryTree;
  readonly paths: readonly string[];
  readonly looks: readonly (PageLooks | null)[];
  readonly changes: readonly DatedChange[];
  readonly from: number;
  readonly to: number;
  /** Directory evolution over the latest versions. */
  readonly evolution: GeneralDeltaTree;
}

const BUSIEST = 50;
const QUIET_HOURS = 6;
const SHARED_PATTERNS = 3;
/** Changes that a pattern leans on an even spread with. */
const PATTERN_LEANING = 50;

/** Makes the report; pure, and the same input gives the same report. */
export function mineSite(input: MineInput): MineReport {
  const pages = minedPages(input);
  return {
    format: "isochron-mine/1",
    site: input.site,
    pages: pages.length,
    changes: input.changes.length,
    from: input.from,
    to: input.to,
    rateClasses: rateClasses(pages),
    busiest: pages.toSorted((a, b) => b.ratePerDay - a.ratePerDay).slice(0, BUSIEST),
    ...patterns(input),
    directories: minedDirectories(input),
    rules: minedRules(input),
  };
}

function minedPages({ looks, paths }: MineInput): MinedPage[] {
  const known = looks.flatMap((page, i) => (page === null ? [] : [{ page, path: paths[i]! }]));
  const estimate = blended.fit(known.map(({ page }) => page));
  return known.map(({ page, path }) => {
    const { ratePerDay, low, high, survival } = estimate(page);
    const totals = totalsOf(page);
    return {
      path,
      ratePerDay,
      low,
      high,
      unchangedForWeek: survival.at(7),
      looks: totals.looks,
      changesSeen: totals.changes,
    };
  });
}

const CLASSES: readonly (readonly [label: string, mostPerDay: number])[] = [
  ["rarer", 1 / 1000],
  ["yearly", 1 / 200],
  ["quarterly", 1 / 60],
  ["monthly", 1 / 15],
  ["weekly", 1 / 3.5],
  ["daily", 2],
  ["more often", Infinity],
];

function rateClasses(pages: readonly MinedPage[]): { label: string; pages: number }[] {
  return CLASSES.map(([label, most], i) => ({
    label,
    pages: pages.filter(({ ratePerDay }) => ratePerDay <= most && ratePerDay > (CLASSES[i - 1]?.[1] ?? -1))
      .length,
  }));
}

function patterns({ changes, paths }: MineInput): Pick<MineReport, "pattern" | "quiet"> {
  const counts = new Float64Array(WEEK_HOURS);
  const events = new Float64Array(WEEK_HOURS);
  const perPage = new Map<number, Float64Array>();
  const instants = new Set<number>();
  for (const { page, after, by } of changes) {
    spreadChange(counts, after, by);
    // A bulk edit is one event for the test, however many pages it touched.
    if (!instants.has(by)) spreadChange(events, after, by);
    instants.add(by);
    if (!perPage.has(page) && perPage.size < paths.length) perPage.set(page, new Float64Array(WEEK_HOURS));
    spreadChange(perPage.get(page)!, after, by);
  }
  const hours = shrunkPattern(events, new Float64Array(WEEK_HOURS).fill(1), PATTERN_LEANING);
  const test = testPattern(events);
  const busy = [...perPage.values()].filter((own) => own.reduce((a, b) => a + b, 0) >= 10).slice(0, 500);
  const library = findPatterns(busy, SHARED_PATTERNS);
  const quiet = quietHours(hours, QUIET_HOURS);
  return {
    pattern: {
      hours: Array.from(hours),
      periods: paperPeriods(hours).map((row) => row.map((value) => value / 6)),
      pValue: test.pValue,
      present: test.present,
      shared: library.patterns.map((own, i) => ({
        share: library.shares[i]!,
        busiestHour: own.indexOf(Math.max(...own)),
      })),
    },
    quiet: test.present ? quiet : null,
  };
}

function minedDirectories({ tree, evolution, looks }: MineInput): MinedDirectory[] {
  const pages = new Int32Array(tree.directoryCount);
  const directoryOf = tree.pageDirectories();
  for (const [page, own] of looks.entries()) if (own !== null) pages[directoryOf[page]!]! += 1;
  for (let d = tree.directoryCount - 1; d > 0; d--) pages[tree.parentOf(d)]! += pages[d]!;
  const against = new Set(
    mineRules(evolution, NEAR_DEFAULTS).flatMap(({ tail, correlation }) =>
      correlation === null ? [] : [tail],
    ),
  );
  return Array.from(pages, (count, d) => ({ count, d }))
    .filter(({ count, d }) => count > 0 && evolution.present[d] === 1)
    .map(({ count, d }) => ({
      path: tree.pathOf(d),
      pages: count,
      frequencyOfChange: frequencyOfChange(evolution, [d]),
      class: directoryClass(evolution, d, against),
    }));
}

function directoryClass(
  evolution: GeneralDeltaTree,
  d: number,
  against: ReadonlySet<number>,
): MinedDirectory["class"] {
  if (jointChanges(evolution, [d]) === 0) return "dormant";
  if (against.has(d)) return "against the site";
  return frequencyOfChange(evolution, [0, d]) >= NEAR_DEFAULTS.beta ? "with the site" : "by itself";
}

function minedRules({ tree, evolution }: MineInput): MinedRule[] {
  return mineRules(evolution, NEAR_DEFAULTS).map(({ head, tail, confidence, correlation }) => ({
    head: head.map((d) => tree.pathOf(d)),
    tail: tree.pathOf(tail),
    confidence,
    correlation,
  }));
}
