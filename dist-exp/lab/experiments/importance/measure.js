// One strategy on one site: captures, then completeness and coherence against the truth.
import { queryCoherence, siteCompleteness, pageCompleteness } from "#model/index.js";
import { clairvoyantBound } from "#schedule/index.js";
import { diesAt, versionAt, versionJobs } from "./lives.js";
/** Coprime to the day's 24 periods. */
const QUERY_EVERY = 5;
/** Runs a planner for the whole horizon with a fixed number of captures per period. */
export function runRefresh(site, planner, budget) {
    const run = planner.start(site.pages, budget);
    const captures = Array.from({ length: site.pages.count }, () => [0]);
    for (let period = 0; period < site.horizon; period++) {
        const chosen = run.choose(period, budget);
        for (const [i, page] of chosen.entries())
            captures[page].push(period + (i + 0.5) / chosen.length);
    }
    return { ...completenessOf(site, captures), coherence: coherence(site, captures) };
}
/** Weighted completeness, and the share of all version weight, of given captures. */
export function completenessOf({ pages, lives }, captures) {
    let all = 0;
    let captured = 0;
    const rows = captures.map((times, page) => {
        const seen = new Set(times.map((time) => versionAt(lives, page, time)));
        const importances = [];
        const held = [];
        for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++) {
            const importance = lives.importance[version];
            importances.push(importance);
            held.push(seen.has(version));
            all += importance * pages.weights[page];
            if (seen.has(version))
                captured += importance * pages.weights[page];
        }
        return { completeness: pageCompleteness({ importances, held }), weight: pages.weights[page] };
    });
    return { completeness: siteCompleteness(rows), weightCaptured: all === 0 ? 1 : captured / all };
}
function coherence(site, captures) {
    let sum = 0;
    let queries = 0;
    for (let period = 0; period < site.horizon; period += QUERY_EVERY, queries++) {
        sum += coherenceAt(site, captures, period + 0.5);
    }
    return sum / queries;
}
function coherenceAt({ pages, lives }, captures, query) {
    return queryCoherence(captures.map((times, page) => {
        const version = versionAt(lives, page, nearest(times, query));
        return {
            from: lives.born[version],
            to: diesAt(lives, page, version),
            weight: lives.importance[version] * pages.weights[page],
        };
    })).byCount;
}
/** The capture nearest to a time, the earlier of two equally near. */
function nearest(times, query) {
    let [low, high] = [0, times.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (times[middle] <= query)
            low = middle;
        else
            high = middle - 1;
    }
    const next = times[low + 1];
    return next !== undefined && next - query < query - times[low] ? next : times[low];
}
/** No strategy reaches more: for completeness, and for the weight captured. */
export function refreshBounds({ pages, lives, horizon, }, budget) {
    const totals = Float64Array.from({ length: pages.count }, (_, page) => {
        let sum = 0;
        for (let v = lives.first[page] + 1; v < lives.first[page + 1]; v++)
            sum += lives.importance[v];
        return sum;
    });
    const all = pages.weights.reduce((sum, weight) => sum + weight, 0);
    // Pages without a change are complete whatever is done.
    const still = pages.weights.reduce((sum, weight, page) => sum + (totals[page] === 0 ? weight : 0), 0);
    const weighed = totals.reduce((sum, total, page) => sum + total * pages.weights[page], 0);
    const bound = (worth) => clairvoyantBound(versionJobs(lives, horizon, worth), horizon, budget);
    const share = bound((page, version) => (pages.weights[page] * lives.importance[version]) / totals[page]);
    const weight = bound((page, version) => pages.weights[page] * lives.importance[version]);
    return {
        completeness: all === 0 ? 1 : (still + share) / all,
        weightCaptured: weighed === 0 ? 1 : weight / weighed,
    };
}
