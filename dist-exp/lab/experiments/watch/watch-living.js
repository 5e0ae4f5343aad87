// `isochron lab watch --living`: the whole loop of a watch on a living site in virtual time, held against the truth.
import { lineChart } from "#chart/index.js";
import { UsageError } from "#errors.js";
import { HOST_SCOPE } from "#model/index.js";
import { MIND_DEFAULTS } from "#watch/index.js";
import { simulateLivingSite } from "../../living-site/answer/simulated-fetcher.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { heldByTruth } from "./living-truth.js";
import { retraceLiving, watchLiving } from "./living-watch.js";
const DAY_MS = 86_400_000;
const TURN_MS = 3_600_000;
const DEFAULTS = { pages: 60, days: 28, budget: 1 };
/** A year in virtual time takes minutes. */
const MOST_DAYS = 366;
/** Pages change between twice a day and once in a hundred days; a tenth comes later, some go and some come back. */
const CHANGES = {
    rates: { kind: "log-uniform", minPerDay: 0.01, maxPerDay: 2 },
    bulk: { perDay: 0.1, share: 0.2 },
};
const FATES = { bornShare: 0.1, dyingShare: 0.05, returnShare: 0.3 };
/** Runs it. */
export async function watchLivingSite(options) {
    const { seed, pages = DEFAULTS.pages, days = DEFAULTS.days, budget = DEFAULTS.budget } = options;
    if (days > MOST_DAYS)
        throw new UsageError("USAGE", `--days is at most ${MOST_DAYS}, not ${days}`);
    const fates = { ...FATES, withinMs: days * DAY_MS };
    const { clock, fetcher, site, url } = simulateLivingSite({ seed, pages, changes: CHANGES, fates });
    const plan = planOf(url, Math.max(1, Math.round(budget * pages)));
    const outcome = await watchLiving({ clock, fetcher }, { plan, turnMs: TURN_MS, forMs: days * DAY_MS });
    const truth = heldByTruth(site.truth(outcome.endedAt), url);
    const row = rowOf(outcome, plan, { ...truth, requests: site.log.total });
    const others = { days, "requests a day": plan.requestsPerDay };
    return outcomeOf(row, { pages, seed, runs: 1, runsAre: "a drawn site", others }, outcome);
}
function planOf(url, requestsPerDay) {
    return {
        name: "living.test",
        seeds: [url],
        wants: "both",
        isPaused: false,
        requestsPerDay,
        bytesPerMonth: null,
        sharp: { every: "week", weekday: 0, hour: 3 },
        pagesPerVersion: 10,
        recall: null,
        planner: MIND_DEFAULTS.planner,
        pattern: "week",
        delayMs: 1_000,
        maxPages: 200_000,
        scope: HOST_SCOPE,
        robots: "obey",
        robotsReason: null,
        browser: "never",
        hints: { sitemaps: false, feeds: [], oai: [], discover: false },
        tell: null,
    };
}
function rowOf(outcome, plan, truth) {
    const { status, turns } = outcome;
    const { choices, others } = retraceLiving(outcome, plan);
    return {
        ...truth,
        estimate: status.completeness,
        proved: status.proved?.share ?? null,
        looks: status.looks,
        turns: turns.length,
        choices,
        otherChoices: others.length,
    };
}
function outcomeOf(row, parameters, { turns, beganAt }) {
    const table = livingTable(row, parameters);
    const result = { experiment: "watch", living: true, ...row, rows: [row], parameters };
    return {
        result,
        table: tableText(table),
        html: experimentHtml({
            title: "Watching a living site",
            about: [
                "The same loop as for people, in virtual time: turns by the hour, looks at single pages, a whole capture every week, all within one budget; the loop is begun anew at half time.",
                "Completeness is by the site's own record: the share of the weight of all versions since each page's first look that some look was answered with. The estimate is what the watch thinks of itself, and weighs a version by how much it changed as well.",
            ],
            charts: [turnsChart(turns, beganAt)],
            tables: [table],
        }),
    };
}
function livingTable(row, parameters) {
    const { estimate } = row;
    const interval = estimate && `${figure(estimate.share)} (${figure(estimate.low)}–${figure(estimate.high)})`;
    const rows = [
        ["completeness by the site's record", figure(row.completeness)],
        ["versions seen, of those there were", `${row.held} of ${row.versions}`],
        ["completeness as the watch thinks, 90 % interval", interval ?? "–"],
        ["share proved by the last whole capture", row.proved === null ? "–" : figure(row.proved)],
        ["pages looked at, of those that ever were", `${row.pagesSeen} of ${row.pages}`],
        ["looks", `${row.looks}`],
        ["requests", `${row.requests}`],
        ["turns", `${row.turns}`],
        ["choices made again without the loop, alike", `${row.choices - row.otherChoices} of ${row.choices}`],
    ];
    return { title: "The whole loop on a living site", parameters, columns: ["what", "figure"], rows };
}
function figure(share) {
    return share.toFixed(3);
}
function turnsChart(turns, beganAt) {
    const series = ["looks", "changes"].map((name) => {
        let sum = 0;
        const points = turns.map((turn) => [(turn.at - beganAt) / DAY_MS, (sum += turn[name])]);
        return { name, points };
    });
    return lineChart({ title: "Looks, and changes that they found", xLabel: "day", yLabel: "in all" }, series);
}
