import { spanOf } from "./look-statistics.js";
const DAY_MS = 86_400_000;
const POINTS = 60;
const LOWEST = Math.log(1e-4 / DAY_MS);
const HIGHEST = Math.log(1e5 / DAY_MS);
/** The grid's rates per millisecond, ascending. */
const RATES = Float64Array.from({ length: POINTS }, (_, i) => Math.exp(LOWEST + ((HIGHEST - LOWEST) * i) / (POINTS - 1)));
/** Sufficient statistics are enough: quiet time, dated changes, and changes by the length of their interval. */
export function statisticsLikelihood(rate) {
    const logs = RATES.map((r) => rate.datedChanges * Math.log(r * DAY_MS) - r * rate.quietMs);
    for (const [key, weight] of Object.entries(rate.changes)) {
        const span = spanOf(Number(key));
        for (let g = 0; g < POINTS; g++)
            logs[g] += weight * Math.log(-Math.expm1(-RATES[g] * span));
    }
    return logs;
}
const PER_DAY = {
    always: 1440,
    hourly: 24,
    daily: 1,
    weekly: 1 / 7,
    monthly: 1 / 30,
    yearly: 1 / 365,
    never: 1e-4,
};
/** Hints are rough: a decade and a half either way is nothing unusual. */
const HINT_SPREAD = Math.log(30);
const HINTED_STAMP_WEIGHT = 0.5;
/** How well each rate fits a hint; `ageMs` is the time since the hinted modification. */
export function hintLikelihood(changeFreq, ageMs) {
    const perDay = PER_DAY[changeFreq ?? ""];
    return RATES.map((r) => {
        const off = perDay === undefined ? 0 : Math.log((r * DAY_MS) / perDay) / HINT_SPREAD;
        const age = ageMs === null ? 0 : HINTED_STAMP_WEIGHT * (Math.log(r * DAY_MS) - r * ageMs);
        return age - (off * off) / 2;
    });
}
const SHAPE = 0.4;
/** Share of pages of which nothing is presumed: any rate, by logarithm. */
const ANYTHING = 0.1;
/**
 * Before anything is known: most pages hardly ever change, some all the time. Of pages in real site histories
 * 28 % never change, hence a shape well below 1; requisites change less often than documents, and pages near
 * the root more often than pages deep down.
 */
export function presumedWeights(kind, depth) {
    const meanDays = kind === "requisite" ? 90 : 20 * (1 + Math.min(depth, 5));
    const mean = 1 / (meanDays * DAY_MS);
    const gamma = RATES.map((r) => Math.exp(SHAPE * Math.log(r / mean) - (SHAPE * r) / mean));
    const total = gamma.reduce((a, b) => a + b, 0);
    return gamma.map((weight) => ((1 - ANYTHING) * weight) / total + ANYTHING / POINTS);
}
/**
 * How much a site's activity varies from one capture to the next: pages fall asleep and wake together (the
 * histories reject homogeneous Poisson for two pages in three). A gamma multiplier of this shape on all rates
 * turns e^(−rx) into (1 + rx/k)^(−k), here k = 2; where pages really are Poisson, plans lose a thousandth by it.
 */
function activeSurvival(changes) {
    const spread = 1 + changes / 2;
    return 1 / (spread * spread);
}
/** The mixture over the grid's rates at a time in milliseconds. */
export function mixtureAt(weights, ms) {
    let sum = 0;
    for (let g = 0; g < POINTS; g++)
        sum += weights[g] * activeSurvival(RATES[g] * ms);
    return Math.min(1, sum);
}
