// SOLAR's Tables 1 and 2 (section 6): expected values, simulated means, and the optimum as extra rows.
import { SeededRandom } from "#adapters/index.js";
import { barChart } from "#chart/index.js";
import { plannerByName, SOLAR_CONFIDENCE } from "#schedule/index.js";
import { simulatePlans } from "../../simulate/replay.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { SOLAR_PAGES, solarSite } from "./datasets.js";
import { printedFigure, TABLE_STRATEGIES } from "./printed.js";
const DATASETS = ["skewed", "smooth"];
const DEFAULT_RUNS = 100;
/** 1 − η of SHARC-threshold. */
const THRESHOLD = 0.3;
/** Expected and simulated sharp pages of every strategy in both tables. */
export function runSolar({ seed, runs = DEFAULT_RUNS, pages = SOLAR_PAGES }) {
    const rows = DATASETS.flatMap((dataset) => {
        const site = solarSite(dataset, pages);
        return [1, 2].flatMap((table) => {
            const random = new SeededRandom(seed).fork(`${dataset} ${table}`);
            const plans = TABLE_STRATEGIES[table].map((name) => planFor(name, table, site));
            const simulated = simulatePlans(site, plans, "papers", { runs, random });
            return plans.map((plan, k) => {
                const printed = pages === SOLAR_PAGES ? printedFigure(table, dataset, plan.strategy) : null;
                return {
                    table,
                    dataset,
                    strategy: plan.strategy,
                    expectedSharp: plan.expectedSharp,
                    printed: printed?.expected ?? null,
                    printedRun: printed?.run ?? null,
                    simulatedMean: simulated[k].mean,
                    simulatedDeviation: simulated[k].deviation,
                    upperBound: plan.upperBound,
                    ratio: plan.expectedSharp / plan.upperBound,
                };
            });
        });
    });
    rows.sort((x, y) => x.table - y.table || DATASETS.indexOf(x.dataset) - DATASETS.indexOf(y.dataset));
    return { experiment: "solar", pages, seed, runs, rows };
}
function planFor(name, table, pages) {
    return plannerByName(name).plan({
        pages,
        model: "papers",
        known: table === 1 ? "all" : "first",
        sizeGuess: table === 1 ? null : pages.length,
        revisitBudget: null,
        threshold: THRESHOLD,
    });
}
/** τ and η are inferred, not stated by the paper (docs/papers/solar.md); slots are the papers', with a shared slot 0. */
function solarParameters({ seed, runs = DEFAULT_RUNS, pages = SOLAR_PAGES, }) {
    const others = { "confidence τ": SOLAR_CONFIDENCE, "threshold η": 1 - THRESHOLD, slots: "papers" };
    return { pages, seed, runs, runsAre: "simulated captures; expectations need none", others };
}
/** `isochron lab solar`. */
export const SOLAR = {
    key: "solar",
    summary: "SOLAR's Tables 1 and 2: expected and simulated sharp pages beside the printed ones",
    uses: () => ["seed", "runs", "pages"],
    async run(options) {
        const result = { ...runSolar(options), parameters: solarParameters(options) };
        const tables = [1, 2].map((table) => solarTable(result, table));
        return {
            result,
            table: tables.map(tableText).join("\n"),
            html: experimentHtml({
                title: "SOLAR, Tables 1 and 2",
                about: [
                    `Expected numbers of sharp pages of ${result.pages}, beside the figures printed in the paper, and means over ${result.runs} simulated runs (seed ${result.seed}).`,
                    "The optimum is proved: no pair of visit and revisit orders does better.",
                ],
                charts: [1, 2].map((table) => solarChart(result, table)),
                tables,
            }),
        };
    },
};
const TITLES = { 1: "Table 1: all pages known", 2: "Table 2: pages found through links" };
function solarTable({ rows, parameters }, table) {
    const columns = ["data set", "strategy", "expected", "printed", "simulated", "deviation", "of the optimum"];
    return {
        title: TITLES[table],
        parameters,
        columns,
        rows: rows
            .filter((row) => row.table === table)
            .map((row) => [
            row.dataset,
            row.strategy,
            row.expectedSharp.toFixed(3),
            row.printed?.toFixed(3) ?? "–",
            row.simulatedMean.toFixed(2),
            row.simulatedDeviation.toFixed(2),
            `${(100 * row.ratio).toFixed(2)} %`,
        ]),
    };
}
function solarChart({ rows }, table) {
    const own = rows.filter((row) => row.table === table);
    const groups = TABLE_STRATEGIES[table].map((strategy) => ({
        name: strategy,
        values: DATASETS.map((dataset) => find(own, strategy, dataset)),
    }));
    const labels = { title: TITLES[table], xLabel: "strategy", yLabel: "expected sharp pages" };
    return barChart({ ...labels, series: DATASETS }, groups);
}
function find(rows, strategy, dataset) {
    return rows.find((row) => row.strategy === strategy && row.dataset === dataset)?.expectedSharp ?? null;
}
