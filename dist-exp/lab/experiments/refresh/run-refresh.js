// lab refresh: all refresh planners on a stretch of a real history, rates from the past only, with the bound.
import { refreshPlanners } from "#schedule/index.js";
import { refreshBounds, runRefresh } from "../importance/measure.js";
import { historySite } from "./history-site.js";
/** Half a year; from a page in a hundred per day to one in ten. */
export const REFRESH_DEFAULTS = { days: 182, resources: [0.01, 0.02, 0.05, 0.1] };
/** Runs every planner at every budget. */
export function runRefreshOnHistory(history, options = REFRESH_DEFAULTS) {
    const site = historySite(history, options.days);
    const rows = options.resources.flatMap((resources) => {
        const budget = Math.max(1, Math.round(resources * site.pages.count));
        const own = refreshPlanners(site.horizon).map((planner) => ({
            resources,
            strategy: planner.name,
            ...runRefresh(site, planner, budget),
        }));
        return [...own, { resources, strategy: "bound", ...refreshBounds(site, budget), coherence: null }];
    });
    const changes = site.lives.born.length - site.pages.count;
    return { experiment: "refresh", history: history.name, pages: site.pages.count, changes, rows };
}
