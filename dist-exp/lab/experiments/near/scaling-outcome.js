// `isochron lab near` without a history: how mining scales, as a table and as curves (near-miner section 6.3).
import { lineChart } from "#chart/index.js";
import { NEAR_DEFAULTS } from "#mine/index.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
/** The rows as table and page. */
export function scalingOutcome(rows, seed) {
    const parameters = scalingParameters(rows, seed);
    const table = scalingTable(rows, parameters);
    const bySize = rows.filter((row) => row.versions === 20);
    const byVersions = rows.filter((row) => row.pages === 20_000);
    const html = experimentHtml({
        title: "How NEAR-Miner scales",
        about: [
            "Synthetic directory trees as in the paper's section 6.3: time for both phases against size and number of versions.",
        ],
        charts: [
            timesChart("By pages, 20 versions", bySize, "pages"),
            timesChart("By versions, 20,000 pages", byVersions, "versions"),
        ],
        tables: [table],
    });
    return { result: { experiment: "near", parameters, rows }, table: tableText(table), html };
}
function scalingParameters(rows, seed) {
    const { fanout, depth } = rows[0];
    return {
        pages: Math.max(...rows.map((row) => row.pages)),
        seed,
        runs: 1,
        runsAre: "mining of each row's versions, timed once",
        others: { fanout, depth, α: 0.01, β: NEAR_DEFAULTS.beta, θ: NEAR_DEFAULTS.theta },
    };
}
function scalingTable(rows, parameters) {
    return {
        title: "Mining synthetic versions (near-miner section 6.3)",
        parameters,
        columns: ["pages", "versions", "changes", "directories", "rules", "ms"],
        rows: rows.map((row) => [
            String(row.pages),
            String(row.versions),
            row.changes.toFixed(2),
            String(row.directories),
            String(row.rules),
            row.milliseconds.toFixed(1),
        ]),
    };
}
function timesChart(title, rows, by) {
    const shares = [...new Set(rows.map((row) => row.changes))];
    return lineChart({ title, xLabel: by, yLabel: "milliseconds" }, shares.map((share) => ({
        name: `${share * 100} % changed`,
        points: rows
            .filter((row) => row.changes === share)
            .map((row) => [row[by], row.milliseconds])
            .sort((a, b) => a[0] - b[0]),
    })));
}
