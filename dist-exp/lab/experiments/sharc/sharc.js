// SHARC: blur and sharp pages of one-visit and two-visit strategies, on SOLAR's two sites.
import { siteBlur } from "#model/index.js";
import { barChart } from "#chart/index.js";
import { plannerByName } from "#schedule/index.js";
import { experimentHtml } from "../page.js";
import { SOLAR_PAGES, solarSite } from "../solar/datasets.js";
import { tableText } from "../table.js";
const ONE_VISIT = ["measurable", "sharc-offline", "sharc-online", "optimal/one-visit"];
const TWO_VISIT = ["bfs-lifo", "hottest-middle", "sharc-threshold", "optimal"];
const NEED_ALL_PAGES = ["sharc-offline", "optimal", "optimal/one-visit", "sharc-threshold"];
/** 1 − η of SHARC-threshold. */
const THRESHOLD = 0.3;
/** Blur and expected sharp pages; nothing is drawn by chance. */
export function runSharc({ pages = SOLAR_PAGES }) {
    const rows = ["skewed", "smooth"].flatMap((dataset) => {
        const site = solarSite(dataset, pages);
        return ["all", "first"].flatMap((known) => [...ONE_VISIT, ...TWO_VISIT]
            .filter((name) => known === "all" || !NEED_ALL_PAGES.includes(name))
            .map((name) => sharcRow(dataset, known, site, name)));
    });
    return { experiment: "sharc", pages, rows };
}
function sharcRow(dataset, known, site, strategy) {
    const plan = plannerByName(strategy).plan({
        pages: site,
        model: "papers",
        known,
        sizeGuess: null,
        revisitBudget: null,
        threshold: THRESHOLD,
    });
    const kept = plan.family === "one-visit" ? plan.revisits : plan.visits;
    return {
        dataset,
        known,
        strategy,
        family: plan.family,
        blur: siteBlur(kept.map((page) => site[page].survival.rate ?? 0)),
        expectedSharp: plan.expectedSharp,
        unprovenAtMiddle: plan.family === "one-visit" ? sharpAtMiddle(plan, site) : null,
        upperBound: plan.upperBound,
    };
}
function sharpAtMiddle({ revisits }, site) {
    const middle = Math.floor((revisits.length - 1) / 2);
    return revisits.reduce((sum, page, slot) => sum + site[page].survival.at(Math.abs(slot - middle)), 0);
}
/** `isochron lab sharc`. */
export const SHARC = {
    key: "sharc",
    summary: "SHARC: blur and sharp pages of one-visit and two-visit strategies",
    uses: () => ["pages"],
    async run(options) {
        const ran = runSharc(options);
        const parameters = sharcParameters(ran);
        const result = { ...ran, parameters };
        const table = { ...sharcTable(ran), parameters };
        return {
            result,
            table: tableText(table),
            html: experimentHtml({
                title: "SHARC: blur and sharp pages",
                about: [
                    `SOLAR's two sites of ${result.pages} pages. Blur is the expected number of changes between a page's download and a time drawn from the crawl, summed over pages: the organ pipe makes it least.`,
                    "Sharp pages are counted at a time point that the capture can prove. What one-visit strategies hold of the middle of the crawl is shown too, though one download proves nothing before itself without a trusted stamp.",
                ],
                charts: [
                    chart(result, "blur", "blur (changes)"),
                    chart(result, "expectedSharp", "expected sharp pages"),
                ],
                tables: [table],
            }),
        };
    },
};
function sharcParameters({ pages }) {
    const others = { "threshold η": 1 - THRESHOLD, slots: "papers", sites: "SOLAR's, skewed and smooth" };
    return { pages, seed: null, runs: 1, runsAre: "expectations need no simulation", others };
}
function sharcTable({ rows }) {
    return {
        title: "Blur and expected sharp pages",
        columns: [
            "data set",
            "pages known",
            "strategy",
            "family",
            "blur",
            "sharp at t*",
            "bound",
            "at the middle",
        ],
        rows: rows.map((row) => [
            row.dataset,
            row.known === "all" ? "all" : "by links",
            row.strategy,
            row.family,
            row.blur.toFixed(1),
            row.expectedSharp.toFixed(3),
            row.upperBound.toFixed(3),
            row.unprovenAtMiddle?.toFixed(3) ?? "–",
        ]),
    };
}
function chart({ rows }, figure, yLabel) {
    const known = rows.filter((row) => row.known === "all");
    const groups = [...ONE_VISIT, ...TWO_VISIT].map((strategy) => ({
        name: strategy,
        values: ["skewed", "smooth"].map((dataset) => known.find((row) => row.strategy === strategy && row.dataset === dataset)?.[figure] ?? null),
    }));
    return barChart({ title: `All pages known: ${yLabel}`, xLabel: "strategy", yLabel, series: ["skewed", "smooth"] }, groups);
}
