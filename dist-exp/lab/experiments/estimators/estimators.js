// `isochron lab estimators`: how well each estimator forecasts, on a history or on synthetic pages.
import { SeededRandom } from "#adapters/index.js";
import { lineChart } from "#chart/index.js";
import { readHistoryColumns } from "../../histories/read-history.js";
import { weeklyVersions } from "../../histories/weekly-versions.js";
import { weekChanges } from "../near/week-changes.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { HORIZONS, runEstimators } from "./run-estimators.js";
import { syntheticHistory } from "./synthetic-history.js";
const SYNTHETIC_PAGES = 600;
const SYNTHETIC_WEEKS = 260;
/** Degree of change from which on a directory's week counts as changed. */
const ALPHA = 0.01;
/** `isochron lab estimators`. */
export const ESTIMATORS = {
    key: "estimators",
    summary: "log-loss and calibration of every rate estimator, from the past only",
    uses: ({ history }) => (history === undefined ? ["seed", "pages"] : ["history"]),
    async run({ seed, pages = SYNTHETIC_PAGES, history: file }) {
        const random = new SeededRandom(seed).fork("estimators");
        const history = file === undefined ? syntheticHistory(pages, SYNTHETIC_WEEKS, random) : await readHistoryColumns(file);
        const versions = weeklyVersions(history);
        const ran = runEstimators(versions, weekChanges(versions, ALPHA));
        const parameters = {
            pages: history.paths.length,
            seed: file === undefined ? seed : null,
            runs: ran.forecastWeeks.length,
            runsAre: "times at which every page was forecast",
            others: { history: ran.history, weeks: versions.weeks, "weeks ahead": HORIZONS.join(", "), α: ALPHA },
        };
        const result = { ...ran, parameters };
        const table = { ...lossTable(ran), parameters };
        return {
            result,
            table: tableText(table),
            html: experimentHtml({
                title: `Rate estimators on ${result.history}`,
                about: [
                    `At ${result.forecastWeeks.length} times, every page was asked: will it be unchanged for ${HORIZONS.join(", ")} weeks? Each estimator saw weekly looks of the past only. Lower log-loss is better.`,
                    "A calibrated estimator lies on the diagonal: of pages forecast unchanged with 80 %, 80 % were.",
                ],
                charts: [calibrationChart(result)],
                tables: [table],
            }),
        };
    },
};
function lossTable({ history, rows }) {
    return {
        title: `${history}: mean log-loss`,
        columns: ["estimator", "log-loss"],
        rows: rows.map((row) => [row.estimator, row.logLoss.toFixed(4)]),
    };
}
function calibrationChart({ rows }) {
    const series = rows.map((row) => ({
        name: row.estimator,
        points: row.calibration.map((c) => [c.meanForecast, c.cameTrue]),
    }));
    const diagonal = {
        name: "perfect",
        points: [
            [0, 0],
            [1, 1],
        ],
    };
    const labels = {
        title: "Calibration",
        xLabel: "forecast chance of no change",
        yLabel: "share that did not change",
    };
    return lineChart(labels, [diagonal, ...series]);
}
