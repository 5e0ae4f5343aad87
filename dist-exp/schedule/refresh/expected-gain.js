// Expected gain: capture where the newly captured weight, less what waiting would still add, is greatest.
import { carriedOver, meanRates, patternMean, } from "./refresh-planner.js";
import { topPages } from "./top-pages.js";
/**
 * Let L be the expected number of changes since the last capture and G the expected weight of the version now on
 * the site if it is not held: dG = (m − G) dL, m the importance of a change now. A capture takes G, but one put off
 * takes more: a page captured every L changes yields G / L per change, whose slope in the rate of captures is
 * G (1 − L e^(−L) / (1 − e^(−L))). An optimal allocation makes these slopes equal (for a steady page it is
 * m (1 − e^(−L)(1 + L)), the utility of olston2008, docs/papers/README.md), so the greatest slope comes first.
 */
class GainRun {
    #aims;
    #pages;
    /** Worth of a unit of version weight of each page. */
    #worth;
    #changes;
    #gain;
    #index;
    /** Changes still to come before the horizon. */
    #remaining;
    constructor(aims, pages) {
        this.#aims = aims;
        this.#pages = pages;
        this.#worth = aims.worth(pages);
        this.#remaining = aims.remaining(pages, aims.horizonPeriods);
        this.#changes = new Float64Array(pages.count);
        this.#gain = new Float64Array(pages.count);
        this.#index = new Float64Array(pages.count);
    }
    get memory() {
        return [this.#changes, this.#gain, this.#remaining];
    }
    renew({ pages, leftPeriods, before }) {
        this.#pages = pages;
        this.#worth = this.#aims.worth(pages);
        this.#remaining = this.#aims.remaining(pages, leftPeriods);
        this.#changes = carriedOver(this.#changes, before, () => 0);
        this.#gain = carriedOver(this.#gain, before, () => 0);
        this.#index = new Float64Array(pages.count);
    }
    choose(period, budget) {
        const { count, periods } = this.#pages;
        const k = period % periods;
        // A capture falls on the middle of the period on the mean: half of its changes come before.
        this.#pass(k, 0.5);
        for (let page = 0; page < count; page++) {
            this.#index[page] =
                this.#worth[page] * this.#gain[page] * patience(this.#changes[page], this.#remaining[page]);
        }
        // A fixed order within the period keeps the captures of a page evenly spaced.
        const chosen = topPages(this.#index, budget).sort();
        for (const page of chosen) {
            this.#changes[page] = 0;
            this.#gain[page] = 0;
        }
        this.#pass(k, 0.5);
        return chosen;
    }
    #pass(k, share) {
        const { count, periods, rates, importances } = this.#pages;
        for (let page = 0; page < count; page++) {
            const changes = rates[page * periods + k] * share;
            const kept = Math.exp(-changes);
            this.#changes[page] += changes;
            this.#remaining[page] -= changes;
            this.#gain[page] = this.#gain[page] * kept + importances[page * periods + k] * (1 - kept);
        }
    }
}
/** 1 − L / (e^L − 1), from 0 for a page just captured to 1 for one that has surely changed; near the end of the
 * horizon, where little more can come, there is less to wait for. */
function patience(changes, remaining) {
    const waitedFor = Math.max(0, Math.min(changes, remaining));
    return changes < 1e-9 ? 0.5 : 1 - waitedFor / Math.expm1(changes);
}
/** For the total weight of the versions held. */
export const expectedGain = {
    name: "expected-gain",
    start: (pages) => new GainRun({
        horizonPeriods: Infinity,
        worth: ({ weights }) => weights,
        remaining: ({ count }) => new Float64Array(count).fill(Infinity),
    }, pages),
};
/**
 * For the paper's completeness (bensaad2011 Definitions 5.12 and 5.13): a version counts by its share in its own page's
 * changes over the horizon, so that a rare change of a quiet page is worth more than one of many of a busy one.
 */
export function expectedCompleteness(horizonPeriods) {
    const aims = {
        horizonPeriods,
        worth: (pages) => pages.weights.map((weight, page) => {
            const changes = patternMean(pages, pages.rates, page) * horizonPeriods;
            const importance = changeImportance(pages, page);
            if (changes === 0 || importance === 0)
                return 0;
            // A change's share is its importance over those of n changes, which come by the page's rates.
            // E[1 / n given a change] is about (1 − e^(−n)) / n, and 1 for a page that changes once if ever.
            return (weight * -Math.expm1(-changes)) / (changes * importance);
        }),
        remaining: (pages, leftPeriods) => meanRates(pages).map((rate) => rate * leftPeriods),
    };
    return { name: "expected-gain/completeness", start: (pages) => new GainRun(aims, pages) };
}
/** Mean importance of a page's changes: by period, weighed by how many fall in it. */
function changeImportance({ periods, rates, importances }, page) {
    let weight = 0;
    let changes = 0;
    for (let at = page * periods; at < (page + 1) * periods; at++) {
        weight += rates[at] * importances[at];
        changes += rates[at];
    }
    return changes === 0 ? 0 : weight / changes;
}
