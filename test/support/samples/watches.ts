// Watches of the real histories by every planner, and what must hold of the default among them.
import { expect } from "vitest";
import { runWatch } from "#lab/experiments/watch/run-watch.js";
import { watchedHistory } from "#lab/experiments/watch/watched-site.js";
import { MIND_DEFAULTS, mindPlanners } from "#watch/index.js";
import { HISTORY_NAMES, loadHistory } from "./histories.js";

/** Weighted completeness of a planner on a history at a budget, a share of the pages per day. */
export interface WatchCell {
  readonly history: string;
  readonly budget: number;
  readonly planner: string;
  readonly completeness: number;
}

/** How long is watched, and how many pages at most. */
export interface WatchStretch {
  readonly days: number;
  readonly mostPages?: number;
}

/** Half a year or a year of all eight, every planner learning from its own looks. */
export async function watchCells(budgets: readonly number[], stretch: WatchStretch): Promise<WatchCell[]> {
  const cells: WatchCell[] = [];
  for (const history of HISTORY_NAMES) cells.push(...(await cellsOf(history, budgets, stretch)));
  return cells;
}

/** The same of one history. */
export async function cellsOf(
  history: string,
  budgets: readonly number[],
  stretch: WatchStretch,
): Promise<WatchCell[]> {
  const site = watchedHistory(await loadHistory(history), stretch);
  return budgets.flatMap((budget) => {
    const looks = Math.max(1, Math.round(budget * site.pages.count));
    return mindPlanners().map((planner) => ({
      history,
      budget,
      planner,
      ...runWatch(site, { planner, budget: looks }),
    }));
  });
}

/** Mean completeness by planner, over the cells of one history or of all. */
export function meansOf(cells: readonly WatchCell[], history?: string): Map<string, number> {
  const own = cells.filter((cell) => history === undefined || cell.history === history);
  return new Map(
    mindPlanners().map((planner) => {
      const values = own.filter((cell) => cell.planner === planner).map((cell) => cell.completeness);
      return [planner, values.reduce((a, b) => a + b, 0) / values.length];
    }),
  );
}

/** The default is on the mean at least as complete as every other, and nowhere far behind the best. */
export function expectDefaultAhead(cells: readonly WatchCell[]): void {
  const rivals = (means: Map<string, number>): number =>
    Math.max(...[...means].filter(([planner]) => planner !== MIND_DEFAULTS.planner).map(([, mean]) => mean));
  const all = meansOf(cells);
  expect(all.get(MIND_DEFAULTS.planner)).toBeGreaterThanOrEqual(rivals(all));
  for (const history of HISTORY_NAMES) {
    const means = meansOf(cells, history);
    expect(means.get(MIND_DEFAULTS.planner), history).toBeGreaterThanOrEqual(rivals(means) - 0.01);
  }
}

/** One line per history and budget: the default, and the best of the others. */
export function watchLines(cells: readonly WatchCell[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < cells.length; at += mindPlanners().length) {
    const own = cells.slice(at, at + mindPlanners().length);
    const ours = own.find(({ planner }) => planner === MIND_DEFAULTS.planner)!;
    const best = own.filter((cell) => cell !== ours).sort((a, b) => b.completeness - a.completeness)[0]!;
    const [budget, figures] = [
      `${ours.budget * 100} %`,
      [ours, best].map((cell) => cell.completeness.toFixed(3)),
    ];
    lines.push(`watch ${ours.history} ${budget}: ${figures[0]}; best rival ${best.planner} ${figures[1]}`);
  }
  return lines;
}
