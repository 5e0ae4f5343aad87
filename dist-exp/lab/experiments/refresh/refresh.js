// `isochron lab refresh --history FILE`: every refresh planner on a real history.
import { UsageError } from "#errors.js";
import { lineChart } from "#chart/index.js";
import { readHistoryColumns } from "../../histories/read-history.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { REFRESH_DEFAULTS, runRefreshOnHistory } from "./run-refresh.js";
/** `isochron lab refresh`. */
export const REFRESH = {
    key: "refresh",
    summary: "all refresh planners on a real history, rates learned from its past, with the clairvoyant bound",
    uses: () => ["history"],
    async run({ history }) {
        if (history === undefined)
            throw new UsageError("USAGE", "lab refresh needs --history FILE");
        const ran = runRefreshOnHistory(await readHistoryColumns(history), REFRESH_DEFAULTS);
        const result = { ...ran, parameters: refreshParameters(ran) };
        const tables = ["completeness", "weightCaptured", "coherence"].map((measure) => measureTable(result, measure));
        return {
            result,
            table: tables.map(tableText).join("\n"),
            html: experimentHtml({
                title: `Refreshing ${result.history} under a budget`,
                about: [
                    `${result.pages} pages with ${result.changes} changes in ${REFRESH_DEFAULTS.days} days. Rates and the pattern of the week come from the time before; all changes weigh the same, pages by their depth.`,
                    "Bulk edits change many pages within hours: what they replace at once no budget holds, so the bound may be far below 1.",
                ],
                charts: [completenessChart(result)],
                tables,
            }),
        };
    },
};
function byStrategy({ rows }) {
    const strategies = new Map();
    for (const row of rows)
        strategies.set(row.strategy, [...(strategies.get(row.strategy) ?? []), row]);
    return strategies;
}
function refreshParameters({ history, pages, changes }) {
    const others = {
        history,
        days: REFRESH_DEFAULTS.days,
        changes,
        rates: "from the time before",
        pattern: "7 days",
    };
    return { pages, seed: null, runs: 1, runsAre: "the end of the history", others };
}
function measureTable(result, measure) {
    const strategies = [...byStrategy(result)].filter(([, rows]) => rows[0][measure] !== null);
    return {
        title: `${result.history}: ${measure === "weightCaptured" ? "share of version weight captured" : measure}`,
        parameters: result.parameters,
        columns: ["strategy", ...strategies[0][1].map((row) => `${row.resources * 100} % a day`)],
        rows: strategies.map(([strategy, rows]) => [strategy, ...rows.map((row) => row[measure].toFixed(3))]),
    };
}
function completenessChart(result) {
    return lineChart({
        title: "Completeness against the budget",
        xLabel: "captures per day, % of pages",
        yLabel: "completeness",
    }, [...byStrategy(result)].map(([name, rows]) => ({
        name,
        points: rows.map((row) => [row.resources * 100, row.completeness]),
    })));
}
