// lab refresh: all refresh planners on a stretch of a real history, rates from the past only, with the bound.
import { refreshPlanners } from "#schedule/index.js";
import type { History } from "../../histories/history.js";
import { refreshBounds, runRefresh } from "../importance/measure.js";
import { historySite } from "./history-site.js";

/** What is run. */
export interface RefreshRunOptions {
  /** Days captured, at the end of the history. */
  readonly days: number;
  /** Captures per day as shares of the pages. */
  readonly resources: readonly number[];
}

/** Half a year; from a page in a hundred per day to one in ten. */
export const REFRESH_DEFAULTS: RefreshRunOptions = { days: 182, resources: [0.01, 0.02, 0.05, 0.1] };

/** One planner at one budget; coherence as in bensaad2011 section 5.2, unknown for the bound. */
export interface RefreshRow {
  readonly resources: number;
  readonly strategy: string;
  readonly completeness: number;
  readonly weightCaptured: number;
  readonly coherence: number | null;
}

/** What `lab refresh` found. */
export interface RefreshResult {
  readonly experiment: "refresh";
  readonly history: string;
  readonly pages: number;
  readonly changes: number;
  readonly rows: readonly RefreshRow[];
}

/** Runs every planner at every budget. */
export function runRefreshOnHistory(
  history: History,
  options: RefreshRunOptions = REFRESH_DEFAULTS,
): RefreshResult {
  const site = historySite(history, options.days);
  const rows = options.resources.flatMap((resources) => {
    const budget = Math.max(1, Math.round(resources * site.pages.count));
    const own: RefreshRow[] = refreshPlanners(site.horizon).map((planner) => ({
      resources,
      strategy: planner.name,
      ...runRefresh(site, planner, budget),
    }));
    return [...own, { resources, strategy: "bound", ...refreshBounds(site, budget), coherence: null }];
  });
  const changes = site.lives.born.length - site.pages.count;
  return { experiment: "refresh", history: history.name, pages: site.pages.count, changes, rows };
}
