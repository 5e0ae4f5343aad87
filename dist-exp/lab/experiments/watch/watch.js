// `isochron lab watch --history FILE`: the refreshing mind on a real history, every planner side by side; with
// `--living` the whole loop on a living site.
import { lineChart } from "#chart/index.js";
import { UsageError } from "#errors.js";
import { mindPlanners } from "#watch/index.js";
import { readHistoryColumns } from "../../histories/read-history.js";
import { hasPages, readWeighedHistory } from "../../histories/weighed-history.js";
import { refreshBounds } from "../importance/measure.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { watchLivingSite } from "./watch-living.js";
import { runWatch } from "./run-watch.js";
import { watchedHistory } from "./watched-site.js";
/** Days watched, at the end of a history. */
const DAYS = 364;
const DEFAULT_BUDGET = 0.05;
/** `isochron lab watch`. */
export const WATCH = {
    key: "watch",
    summary: "a year's watch of a real history under a budget: every planner, learning from its own looks only; or the whole loop on a living site",
    uses: ({ living }) => living === undefined ? ["history", "budget"] : ["living", "pages", "seed", "days", "budget"],
    async run(options) {
        const { history, budget = DEFAULT_BUDGET, living } = options;
        if (living === true)
            return watchLivingSite(options);
        if (history === undefined)
            throw new UsageError("USAGE", "lab watch needs --history FILE or --living");
        const { name, site } = await openSite(history);
        const measured = measureAll(site, Math.max(1, Math.round(budget * site.pages.count)));
        const result = resultOf(name, budget, site, measured);
        const table = watchTable(result);
        return {
            result,
            table: tableText(table),
            html: experimentHtml({
                title: `Watching ${result.history} under a budget`,
                about: [
                    `${site.pages.count} pages with ${result.changes} changes in ${DAYS} days. Every page begins with one look; rates, patterns and bulk edits are learned from the looks that the budget allows, by every planner for itself.`,
                    hasPages(history)
                        ? "A version weighs what its change matters, as the detector finds it between the pages themselves."
                        : "The history has no pages, so that all changes weigh the same.",
                    "The bound is what a crawler would reach that knows every change beforehand.",
                ],
                charts: [heldChart(measured)],
                tables: [table],
            }),
        };
    },
};
/** With the pages themselves, where the file has them, changes weigh what they matter. */
async function openSite(file) {
    if (!hasPages(file)) {
        const history = await readHistoryColumns(file);
        return { name: history.name, site: watchedHistory(history, { days: DAYS }) };
    }
    const { history, importance } = await readWeighedHistory(file, DAYS);
    return { name: history.name, site: watchedHistory(history, { days: DAYS, importance }) };
}
function measureAll(site, budget) {
    const watches = mindPlanners().map((planner) => ({ planner, ...runWatch(site, { planner, budget }) }));
    return { watches, bound: refreshBounds(site, budget) };
}
function resultOf(history, budget, site, { watches, bound }) {
    const changes = site.lives.born.length - site.pages.count;
    return {
        history,
        budget,
        bound: bound.completeness,
        rows: watches.map(({ planner, completeness, weightCaptured, looks }) => ({
            planner,
            completeness,
            weight: weightCaptured,
            looks,
        })),
        boundWeight: bound.weightCaptured,
        changes,
        experiment: "watch",
        parameters: {
            pages: site.pages.count,
            seed: null,
            runs: 1,
            runsAre: "the end of the history",
            others: { history, days: DAYS, changes, "looks a day": `${budget * 100} % of the pages` },
        },
    };
}
function watchTable({ history, rows, bound, boundWeight, parameters }) {
    const figures = rows.map((row) => [
        row.planner,
        row.completeness.toFixed(3),
        row.weight.toFixed(3),
        `${row.looks}`,
    ]);
    return {
        title: `${history}: completeness of a watch that learns from its own looks`,
        parameters,
        columns: ["planner", "completeness", "share of version weight", "looks"],
        rows: [...figures, ["bound", bound.toFixed(3), boundWeight.toFixed(3), ""]],
    };
}
function heldChart({ watches }) {
    return lineChart({ title: "Versions held as time goes on", xLabel: "day", yLabel: "share of all version weight" }, watches.map(({ planner, held }) => ({ name: planner, points: held })));
}
