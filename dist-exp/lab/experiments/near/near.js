// `isochron lab near`: on a history the protocol of docs/papers/near-miner.md, without one the paper's scaling experiment.
import { SeededRandom } from "#adapters/index.js";
import { lineChart } from "#chart/index.js";
import { NEAR_DEFAULTS } from "#mine/index.js";
import { readHistoryColumns } from "../../histories/read-history.js";
import { weeklyVersions } from "../../histories/weekly-versions.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { NEAR_RUN_DEFAULTS, runNear, spreadStarts, } from "./run-near.js";
import { scalingOutcome } from "./scaling-outcome.js";
import { runScaling } from "./scaling.js";
/** `isochron lab near`. */
export const NEAR = {
    key: "near",
    summary: "NEAR-Miner, WARM and the learned skip rule on a real history; without one, how mining scales",
    uses: ({ history, closedLoop }) => {
        if (history === undefined)
            return ["seed"];
        const own = ["history", "start", "windows", "train", "alpha", "recall", "closedLoop"];
        return closedLoop === true ? [...own, "seed"] : own;
    },
    async run(options) {
        if (options.history === undefined)
            return scalingOutcome(runScaling(new SeededRandom(options.seed), () => performance.now()), options.seed);
        const history = await readHistoryColumns(options.history);
        const { starts, windows, train, alpha, recall } = { ...NEAR_RUN_DEFAULTS, ...defined(options) };
        const run = { ...NEAR_RUN_DEFAULTS, starts, windows, train, alpha, recall };
        const settled = options.closedLoop ? { ...run, closedLoopSeed: options.seed } : run;
        return nearOutcome(runNear(history, settled), nearParameters(history, settled));
    },
};
function defined(options) {
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
function nearParameters(history, run) {
    const { train, distance, windows, alpha, beta, recall, closedLoopSeed } = run;
    const { weeks } = weeklyVersions(history);
    const starts = run.starts.length > 0 ? run.starts : spreadStarts(weeks);
    return {
        pages: history.paths.length,
        seed: closedLoopSeed ?? null,
        runs: starts.length * windows,
        runsAre: "windows",
        others: {
            history: history.name,
            weeks,
            "start weeks": starts.join(", "),
            "training versions": train,
            "weeks to the test": distance,
            α: alpha,
            β: beta,
            γ: "0.5 down to 0.3",
            θ: NEAR_DEFAULTS.theta,
            "recall asked for": recall,
        },
    };
}
function nearOutcome(ran, parameters) {
    const result = { ...ran, parameters };
    const tables = [ruleTable(ran), sweepTable(ran)].map((table) => ({ ...table, parameters }));
    const points = (curve) => [
        { name: "bypass ratio", points: curve.map(({ value, BR }) => [value, BR]) },
        {
            name: "change recall, updates counted",
            points: curve.map(({ value, CRu }) => [value, CRu ?? 1]),
        },
    ];
    const html = experimentHtml({
        title: `Skipping directories of ${result.history}`,
        about: [
            `Means over ${result.windows} windows: rules learned from 20 weekly versions, tested on the next week (docs/papers/near-miner.md, protocol).`,
            "The learned rule sees all weeks before the test week and, in it, what its own fetches show. Inserted pages are found when a page of the nearest directory above them that holds any is fetched.",
        ],
        charts: [
            lineChart({
                title: "Learned rule: pages passed over against changes found",
                xLabel: "change recall, updates counted",
                yLabel: "bypass ratio",
            }, [
                {
                    name: "learned",
                    points: result.sweep.map(({ BR, CRu }) => [CRu ?? 1, BR]).sort((a, b) => a[0] - b[0]),
                },
                ...result.rows
                    .filter(({ rule }) => rule !== "learned")
                    .map(({ rule, BR, CRu }) => ({
                    name: rule,
                    points: [
                        [CRu ?? 1, 0],
                        [CRu ?? 1, BR],
                    ],
                })),
            ]),
            lineChart({ title: "Dormant rule: weeks between training and test", xLabel: "weeks", yLabel: "share" }, points(result.distances)),
            lineChart({ title: "Dormant rule: number of training versions", xLabel: "versions", yLabel: "share" }, points(result.trainings)),
        ],
        tables,
    });
    return { result, table: tables.map(tableText).join("\n"), html };
}
function figure(value) {
    return value === null ? "–" : value.toFixed(3);
}
function ruleTable({ history, rows }) {
    return {
        title: `${history}: bypass ratio, precision and recall by rule`,
        columns: ["rule", "BR", "OP", "OR", "CR", "CRu", "CRu, worst tenth"],
        rows: rows.map((row) => [
            row.rule,
            ...[row.BR, row.OP, row.OR, row.CR, row.CRu, row.worstTenth].map(figure),
        ]),
    };
}
function sweepTable({ sweep }) {
    return {
        title: "Learned rule by the recall asked for",
        columns: ["asked", "CRu", "BR"],
        rows: sweep.map(({ asked, BR, CRu }) => [figure(asked), figure(CRu), figure(BR)]),
    };
}
