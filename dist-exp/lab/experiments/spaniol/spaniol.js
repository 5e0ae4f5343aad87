// `isochron lab spaniol`: spaniol2009 Fig. 9 as tables and curves.
import { lineChart } from "#chart/index.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { runSpaniol } from "./run-spaniol.js";
/** `isochron lab spaniol`. */
export const SPANIOL = {
    key: "spaniol",
    summary: "Spaniol 2009, Fig. 9: inducible crawling against BFS, worst, clairvoyant best and optimal",
    uses: () => ["seed", "runs", "pages"],
    async run(options) {
        const ran = runSpaniol(options);
        const parameters = spaniolParameters(ran);
        const result = { ...ran, parameters };
        const tables = [expectedTable(ran), summaryTable(ran)].map((table) => ({ ...table, parameters }));
        return {
            result,
            table: tables.map(tableText).join("\n"),
            html: experimentHtml({
                title: "Inducible crawling, after Spaniol et al. 2009, Fig. 9",
                about: [
                    `${result.pages} pages, ${result.runs} simulated runs, seed ${result.seed}. The paper does not state its distributions of change probabilities; these are ours.`,
                    ...result.distributions.map(({ name, summary }) => `${name}: ${summary}.`),
                ],
                charts: result.distributions.map(({ name }) => distributionChart(result, name)),
                tables,
            }),
        };
    },
};
function spaniolParameters({ pages, seed, runs, distributions }) {
    const drawn = Object.fromEntries(distributions.map(({ name, summary }) => [name, summary]));
    const others = { η: "0, 0.05 … 1", slots: "papers", ...drawn };
    return {
        pages,
        seed,
        runs,
        runsAre: "simulated captures of one drawn site each; expectations need none",
        others,
    };
}
/** Per distribution, without chance but for the two that know the outcome: docs/papers/spaniol2009.md shows it. */
export function expectedTable({ rows, distributions }) {
    return {
        title: "Expected coherence; the full-knowledge columns are means over the runs",
        columns: [
            "distribution",
            "clairvoyant-worst",
            "bfs-fifo",
            "bfs-lifo",
            "inducible, η 0.45…0.70",
            "best of 21 η",
            "at η",
            "optimal",
            "clairvoyant-best",
        ],
        rows: distributions.map(({ name }) => expectedRow(rows.filter((row) => row.distribution === name))),
    };
}
function expectedRow(own) {
    const shown = (row) => (row.expectedCoherence ?? row.coherence).toFixed(4);
    const of = (strategy) => shown(own.find((row) => row.strategy === strategy));
    const inducible = own.filter((row) => row.eta !== null);
    const range = inducible.filter(({ eta }) => isInPaperRange(eta)).map(shown);
    const best = inducible.map(shown).reduce((x, y) => (y > x ? y : x));
    const etas = inducible.filter((row) => shown(row) === best).map((row) => row.eta.toFixed(2));
    return [
        own[0].distribution,
        of("clairvoyant-worst"),
        of("bfs-fifo"),
        of("bfs-lifo"),
        spread(range.toSorted()),
        best,
        spread(etas),
        of("optimal"),
        of("clairvoyant-best"),
    ];
}
/** The range of η that spaniol2009 found best, ends included; η comes in steps of 0.05. */
function isInPaperRange(eta) {
    return eta > 0.449 && eta < 0.701;
}
function spread(sorted) {
    return sorted[0] === sorted.at(-1) ? sorted[0] : `${sorted[0]}…${sorted.at(-1)}`;
}
/** Per distribution: the baselines, and inducible at its best η. */
function summaryTable({ rows, distributions, runs }) {
    const shown = distributions.flatMap(({ name }) => {
        const own = rows.filter((row) => row.distribution === name);
        const inducible = own.filter((row) => row.eta !== null);
        const best = inducible.reduce((x, y) => (y.coherence > x.coherence ? y : x));
        return [...own.filter((row) => row.eta === null), best].sort((x, y) => x.coherence - y.coherence);
    });
    return {
        title: `Coherence, mean of ${runs} runs; inducible at the η that did best in them`,
        columns: ["distribution", "strategy", "η", "coherence", "error rate", "deviation", "expected"],
        rows: shown.map((row) => [
            row.distribution,
            row.strategy,
            row.eta?.toFixed(2) ?? "–",
            row.coherence.toFixed(4),
            row.errorRate.toFixed(4),
            row.deviation.toFixed(4),
            row.expectedCoherence?.toFixed(4) ?? "–",
        ]),
    };
}
function distributionChart({ rows }, distribution) {
    const own = rows.filter((row) => row.distribution === distribution);
    const inducible = own.flatMap((row) => (row.eta === null ? [] : [[row.eta, row.coherence]]));
    const flat = own
        .filter((row) => row.eta === null)
        .map(({ strategy, coherence }) => ({
        name: strategy,
        points: [
            [0, coherence],
            [1, coherence],
        ],
    }));
    return lineChart({ title: `Coherence, ${distribution} site`, xLabel: "threshold η", yLabel: "share of sharp pages" }, [{ name: "inducible", points: inducible }, ...flat]);
}
