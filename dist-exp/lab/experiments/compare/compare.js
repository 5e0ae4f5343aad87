// Any strategies on any sites: the table that users would put in a paper.
import { SeededRandom } from "#adapters/index.js";
import { barChart } from "#chart/index.js";
import { UsageError } from "#errors.js";
import { clairvoyantBest, PLANNERS, plannerByName, sharpInHistory, } from "#schedule/index.js";
import { summarise } from "../../simulate/summary.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { historyCases } from "./history-cases.js";
import { syntheticCases } from "./synthetic-cases.js";
const DEFAULT_STRATEGIES = [
    "bfs-fifo",
    "bfs-lifo",
    "inducible",
    "hottest-middle",
    "sharc-threshold",
    "solar-offline",
    "optimal",
];
const PAGES = 1000;
const DEFAULT_RUNS = 20;
const DEFAULT_SLOT_SECONDS = 60;
/** Plans and judges every strategy on the same captures. */
export async function runCompare(options) {
    const { seed, rates = "estimated", runs = DEFAULT_RUNS, pages = PAGES } = options;
    const planners = (options.strategies ?? DEFAULT_STRATEGIES).map(twoVisitPlanner);
    const random = new SeededRandom(seed);
    const slotSeconds = options.slotSeconds ?? DEFAULT_SLOT_SECONDS;
    const sites = options.history === undefined
        ? syntheticCases({ pages, runs, rates, random })
        : [await historyCases({ file: options.history, slotSeconds, runs, rates, random })];
    const rows = sites.flatMap((site) => compareOn(site, planners));
    return {
        experiment: "compare",
        seed,
        rates,
        sites: sites.map(({ name, about }) => ({ name, about })),
        rows,
    };
}
/** Only plans that fetch each page on both sides of t* can be judged by a history alone. */
function twoVisitPlanner(name) {
    const planner = plannerByName(name);
    if (planner?.family === "two-visit")
        return planner;
    const names = PLANNERS.filter((known) => known.family === "two-visit").map((known) => known.name);
    throw new UsageError("USAGE", `no two-visit strategy ${JSON.stringify(name)}; there are ${names.join(", ")}`);
}
function compareOn({ name, cases }, planners) {
    const best = cases.map(({ pages, history }) => clairvoyantBest(history).plan(requestFor(pages)).expectedSharp);
    return planners.map((planner) => {
        const judged = cases.map(({ pages, history }) => {
            const plan = planner.plan(requestFor(pages));
            return { plan, sharp: sharpInHistory(plan, history, "live").filter(Boolean).length };
        });
        const mean = (figure) => summarise(cases.map((_, k) => figure(k))).mean;
        const { mean: sharp, deviation } = summarise(judged.map((own) => own.sharp));
        return {
            site: name,
            strategy: planner.name,
            captures: cases.length,
            pages: mean((k) => cases[k].pages.length),
            sharp,
            deviation,
            coherence: mean((k) => judged[k].sharp / cases[k].pages.length),
            ofClairvoyant: mean((k) => judged[k].sharp / best[k]),
            expectedSharp: mean((k) => judged[k].plan.expectedSharp),
        };
    });
}
/** Live slots, all pages known, as for a site captured before. */
function requestFor(pages) {
    return { pages, model: "live", known: "all", sizeGuess: null, revisitBudget: null, threshold: 0.3 };
}
/** `isochron lab compare`. */
export const COMPARE = {
    key: "compare",
    summary: "any strategies on synthetic sites or a real change history, rates known or estimated",
    uses: ({ history }) => [
        "seed",
        "runs",
        "strategies",
        "rates",
        ...(history === undefined ? ["pages"] : ["history", "slotSeconds"]),
    ],
    async run(options) {
        const ran = await runCompare(options);
        const parameters = compareParameters(options, ran);
        const result = { ...ran, parameters };
        const table = { ...compareTable(ran), parameters };
        return {
            result,
            table: tableText(table),
            html: experimentHtml({
                title: "Strategies compared",
                about: [
                    `Rates ${result.rates === "known" ? "known to the planners" : "estimated from the past only"}; live slots; seed ${result.seed}. All strategies face the same captures; the clairvoyant best is the most that any order could have made sharp.`,
                    ...result.sites.map(({ name, about }) => `${name}: ${about}.`),
                ],
                charts: [compareChart(result)],
                tables: [table],
            }),
        };
    },
};
function compareParameters(options, { rates, rows, sites }) {
    const { seed, history, slotSeconds = DEFAULT_SLOT_SECONDS } = options;
    const drawn = Object.fromEntries(sites.map(({ name, about }) => [name, about]));
    const slot = history === undefined ? {} : { "seconds per slot": slotSeconds };
    return {
        pages: Math.round(Math.max(0, ...rows.map((row) => row.pages))),
        seed,
        runs: Math.max(0, ...rows.map((row) => row.captures)),
        runsAre: "captures of each site",
        others: { rates, slots: "live", ...slot, ...drawn },
    };
}
function compareTable({ rows }) {
    return {
        title: "Sharp pages, mean over captures",
        columns: ["site", "strategy", "pages", "sharp", "deviation", "coherence", "of best", "promised"],
        rows: rows.map((row) => [
            row.site,
            row.strategy,
            row.pages.toFixed(1),
            row.sharp.toFixed(2),
            row.deviation.toFixed(2),
            row.coherence.toFixed(4),
            row.ofClairvoyant.toFixed(4),
            row.expectedSharp.toFixed(2),
        ]),
    };
}
function compareChart({ rows, sites }) {
    const strategies = [...new Set(rows.map((row) => row.strategy))];
    const groups = sites.map(({ name }) => ({
        name,
        values: strategies.map((strategy) => rows.find((row) => row.site === name && row.strategy === strategy)?.coherence ?? null),
    }));
    const labels = { title: "Coherence", xLabel: "site", yLabel: "share of sharp pages", series: strategies };
    return barChart(labels, groups);
}
