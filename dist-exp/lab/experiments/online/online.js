// Discovery: what strategies reach when pages turn up through links, against the optimum that knows all.
import { SeededRandom } from "#adapters/index.js";
import { barChart } from "#chart/index.js";
import { plannerByName } from "#schedule/index.js";
import { summarise } from "../../simulate/summary.js";
import { SYNTHETIC_SITES } from "../../simulate/synthetic-sites.js";
import { experimentHtml } from "../page.js";
import { solarSite } from "../solar/datasets.js";
import { tableText } from "../table.js";
const PAGES = 1000;
const DEFAULT_RUNS = 2;
const CONTESTANTS = [
    { strategy: "bfs-fifo", guessFactor: null },
    { strategy: "bfs-lifo", guessFactor: null },
    { strategy: "hottest-middle/honest", guessFactor: null },
    { strategy: "solar-online", guessFactor: null },
    { strategy: "optimal-online", guessFactor: 1 },
    { strategy: "optimal-online", guessFactor: 0.5 },
    { strategy: "optimal-online", guessFactor: 2 },
];
/** Expected sharp pages on the paper's trees and on drawn link graphs. */
export function runOnline({ seed, runs = DEFAULT_RUNS, pages = PAGES }) {
    const random = new SeededRandom(seed);
    const kinds = [
        { name: "solar-skewed", sites: [solarSite("skewed", pages)] },
        { name: "solar-smooth", sites: [solarSite("smooth", pages)] },
        ...SYNTHETIC_SITES.map((kind) => ({
            name: kind.name,
            sites: Array.from({ length: runs }, (_, run) => kind.make(pages, random.fork(`${kind.name} ${run}`))),
        })),
    ];
    return {
        experiment: "online",
        pages,
        seed,
        runs,
        rows: kinds.flatMap(({ name, sites }) => onSites(name, sites)),
    };
}
function onSites(site, sites) {
    const optima = sites.map((pages) => plannerByName("optimal").plan(request(pages, "all", null)).expectedSharp);
    return CONTESTANTS.map(({ strategy, guessFactor }) => {
        const reached = sites.map((pages) => {
            const guess = guessFactor === null ? null : Math.round(pages.length * guessFactor);
            return plannerByName(strategy).plan(request(pages, "first", guess)).expectedSharp;
        });
        const ratio = summarise(reached.map((value, k) => value / optima[k]));
        return {
            site,
            strategy,
            guessFactor,
            expectedSharp: summarise(reached).mean,
            ratio: ratio.mean,
            deviation: ratio.deviation,
            sites: sites.length,
        };
    });
}
function request(pages, known, sizeGuess) {
    return { pages, model: "papers", known, sizeGuess, revisitBudget: null, threshold: 0.3 };
}
/** `isochron lab online`. */
export const ONLINE = {
    key: "online",
    summary: "discovery through links: on SOLAR's tree and on drawn link graphs, against the offline optimum",
    uses: () => ["seed", "runs", "pages"],
    async run(options) {
        const ran = runOnline(options);
        const parameters = onlineParameters(ran);
        const result = { ...ran, parameters };
        const table = { ...onlineTable(ran), parameters };
        return {
            result,
            table: tableText(table),
            html: experimentHtml({
                title: "Capturing while pages turn up",
                about: [
                    `Sites of ${result.pages} pages, known only through links from the first; ${result.runs} drawn sites of each kind (seed ${result.seed}). Ratios are to the optimum of a planner that knows all pages at the start, which no online strategy can be sure to reach.`,
                    ...SYNTHETIC_SITES.map(({ name, summary }) => `${name}: ${summary}.`),
                ],
                charts: [onlineChart(result)],
                tables: [table],
            }),
        };
    },
};
function label({ strategy, guessFactor }) {
    return guessFactor === null || guessFactor === 1 ? strategy : `${strategy} (size × ${guessFactor})`;
}
function onlineParameters({ pages, seed, runs }) {
    const kinds = Object.fromEntries(SYNTHETIC_SITES.map(({ name, summary }) => [name, summary]));
    const others = { "size guess": "n unless said otherwise", slots: "papers", ...kinds };
    return { pages, seed, runs, runsAre: "drawn sites of each kind; SOLAR's are not drawn", others };
}
function onlineTable({ rows }) {
    return {
        title: "Expected sharp pages, and their share of the offline optimum",
        columns: ["site", "strategy", "expected", "ratio", "deviation", "sites"],
        rows: rows.map((row) => [
            row.site,
            label(row),
            row.expectedSharp.toFixed(3),
            row.ratio.toFixed(4),
            row.deviation.toFixed(4),
            String(row.sites),
        ]),
    };
}
function onlineChart({ rows }) {
    const sites = [...new Set(rows.map((row) => row.site))];
    const groups = sites.map((site) => ({
        name: site,
        values: CONTESTANTS.map((contestant) => rows.find((row) => row.site === site && label(row) === label(contestant))?.ratio ?? null),
    }));
    const labels = { title: "Share of the offline optimum", xLabel: "site", yLabel: "ratio" };
    return barChart({ ...labels, series: CONTESTANTS.map(label) }, groups);
}
