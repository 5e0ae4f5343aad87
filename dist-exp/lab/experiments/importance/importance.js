// `isochron lab importance`: Figures 7 and 8 of Ben Saad & Gançarski.
import { lineChart } from "#chart/index.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { PERIODS } from "./generators.js";
import { IMPORTANCE_DEFAULTS, runImportance, } from "./run-importance.js";
const NAMES = {
    completeness: "weighted completeness (Fig. 7)",
    weightCaptured: "share of all version weight captured",
    coherence: "weighted coherence (Fig. 8)",
};
/** `isochron lab importance`. */
export const IMPORTANCE = {
    key: "importance",
    summary: "completeness and coherence of refresh strategies against the budget, with the clairvoyant bound",
    uses: () => ["seed", "runs", "pages"],
    async run({ seed, pages, runs }) {
        const ran = runImportance({
            ...IMPORTANCE_DEFAULTS,
            seed,
            pages: pages ?? IMPORTANCE_DEFAULTS.pages,
            runs: runs ?? IMPORTANCE_DEFAULTS.runs,
        });
        const result = { ...ran, parameters: importanceParameters(ran) };
        const measures = Object.keys(NAMES);
        const generators = result.options.generators.map(({ name }) => name);
        const tables = generators.flatMap((generator) => measures.map((measure) => measureTable(result, generator, measure)));
        const charts = generators.flatMap((generator) => measures.map((measure) => measureChart(result, generator, measure)));
        return {
            result,
            table: tables.map(tableText).join("\n"),
            html: experimentHtml({
                title: "Importance of changes: refresh under a budget",
                about: [
                    `${result.options.pages} pages, ${result.options.days} days of 24 periods, means over ${result.options.runs} sites per generator (seed ${seed}); every strategy knows the true patterns, as in the paper.`,
                    "The bound is the greatest weight that any crawler with full knowledge could capture.",
                ],
                charts,
                tables,
            }),
        };
    },
};
function rowsOf(result, generator) {
    const byStrategy = new Map();
    for (const row of result.rows) {
        if (row.generator !== generator)
            continue;
        byStrategy.set(row.strategy, [...(byStrategy.get(row.strategy) ?? []), row]);
    }
    return byStrategy;
}
function importanceParameters({ options }) {
    const { pages, seed, runs, days, resources } = options;
    const others = {
        days,
        "periods a day": PERIODS,
        M: resources.map((m) => `${Math.round(m * 100)} %`).join(", "),
    };
    return { pages, seed, runs, runsAre: "drawn sites of each generator", others };
}
function measureTable(result, generator, measure) {
    return {
        title: `${generator}: ${NAMES[measure]}`,
        parameters: result.parameters,
        columns: ["strategy", ...result.options.resources.map((share) => `M = ${Math.round(share * 100)} %`)],
        rows: [...rowsOf(result, generator)]
            .filter(([, rows]) => rows[0][measure] !== null)
            .map(([strategy, rows]) => [strategy, ...rows.map((row) => row[measure].toFixed(3))]),
    };
}
function measureChart(result, generator, measure) {
    return lineChart({ title: `${generator}: ${NAMES[measure]}`, xLabel: "captures per period, % of pages", yLabel: "share" }, [...rowsOf(result, generator)]
        .filter(([, rows]) => rows[0][measure] !== null)
        .map(([name, rows]) => ({
        name,
        points: rows.map((row) => [row.resources * 100, row[measure]]),
    })));
}
