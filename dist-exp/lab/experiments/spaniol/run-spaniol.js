// lab spaniol: inducible crawling against BFS and full-knowledge baselines, over the threshold η (spaniol2009 Fig. 9).
import { SeededRandom } from "#adapters/index.js";
import { clairvoyantBest, clairvoyantWorst, plannerByName, sharpInHistory, } from "#schedule/index.js";
import { drawHistory } from "../../simulate/draw-history.js";
import { summarise } from "../../simulate/summary.js";
import { DISTRIBUTIONS, drawSite } from "./distributions.js";
const PAGES = 10_000;
const DEFAULT_RUNS = 3;
const ETAS = Array.from({ length: 21 }, (_, k) => k / 20);
/** Coherence of every strategy on every declared distribution. */
export function runSpaniol({ seed, runs = DEFAULT_RUNS, pages = PAGES }) {
    const rows = DISTRIBUTIONS.flatMap((distribution) => runDistribution(distribution, { seed, runs, pages }));
    const distributions = DISTRIBUTIONS.map(({ name, summary }) => ({ name, summary }));
    return { experiment: "spaniol", pages, seed, runs, distributions, rows };
}
function runDistribution(distribution, { seed, runs, pages }) {
    const random = new SeededRandom(seed).fork(distribution.name);
    const site = drawSite(distribution, pages, random.fork("site"));
    const planned = [
        ...["bfs-fifo", "bfs-lifo", "optimal"].map((name) => ({ eta: null, plan: planWith(name, site, 0.3) })),
        ...ETAS.map((eta) => ({ eta, plan: planWith("inducible", site, 1 - eta) })),
    ];
    const shares = new Map();
    const record = (key, sharp) => {
        shares.set(key, [...(shares.get(key) ?? []), sharp / pages]);
    };
    const changes = random.fork("changes");
    for (let run = 0; run < runs; run++) {
        const history = drawHistory(site, changes);
        for (const { eta, plan } of planned)
            record(keyOf(plan.strategy, eta), sharpInHistory(plan, history, "papers").filter(Boolean).length);
        for (const baseline of [clairvoyantWorst(history), clairvoyantBest(history)])
            record(keyOf(baseline.name, null), baseline.plan(requestFor(site, 0.3)).expectedSharp);
    }
    const expected = new Map(planned.map(({ eta, plan }) => [keyOf(plan.strategy, eta), plan.expectedSharp]));
    return [...shares].map(([key, values]) => rowOf(distribution.name, key, values, (expected.get(key) ?? NaN) / pages));
}
function keyOf(strategy, eta) {
    return eta === null ? strategy : `${strategy} ${eta}`;
}
function rowOf(distribution, key, shares, expected) {
    const [strategy, eta] = key.split(" ");
    const { mean, deviation } = summarise(shares);
    return {
        distribution,
        strategy: strategy,
        eta: eta === undefined ? null : Number(eta),
        coherence: mean,
        deviation,
        errorRate: 1 - mean,
        expectedCoherence: Number.isNaN(expected) ? null : expected,
    };
}
function planWith(strategy, pages, threshold) {
    return plannerByName(strategy).plan(requestFor(pages, threshold));
}
function requestFor(pages, threshold) {
    return { pages, model: "papers", known: "all", sizeGuess: null, revisitBudget: null, threshold };
}
