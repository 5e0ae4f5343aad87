// The urgencies of bensaad2011 (section 6, Algorithm 1): U(P, t) = w(P) w_k (t − t_lastRefresh).
import { carriedOver, patternMean, } from "./refresh-planner.js";
import { topPages } from "./top-pages.js";
/** Ranks by urgency; all pages were refreshed just before period 0. */
class UrgencyRun {
    #importanceOf;
    #pages;
    #importance;
    #lastRefresh;
    #urgencies;
    constructor(importanceOf, pages) {
        this.#importanceOf = importanceOf;
        this.#pages = pages;
        this.#importance = importanceOf(pages);
        this.#lastRefresh = new Float64Array(pages.count).fill(-1);
        this.#urgencies = new Float64Array(pages.count);
    }
    get memory() {
        return [this.#lastRefresh];
    }
    renew({ pages, period, before }) {
        this.#pages = pages;
        this.#importance = this.#importanceOf(pages);
        this.#lastRefresh = carriedOver(this.#lastRefresh, before, () => period - 1);
        this.#urgencies = new Float64Array(pages.count);
    }
    choose(period, budget) {
        const k = period % this.#pages.periods;
        for (let page = 0; page < this.#pages.count; page++) {
            const waiting = period - this.#lastRefresh[page];
            this.#urgencies[page] = urgency(this.#pages.weights[page], this.#importance(page, k), waiting);
        }
        const chosen = topPages(this.#urgencies, budget);
        for (const page of chosen)
            this.#lastRefresh[page] = period;
        return chosen;
    }
}
function byUrgency(name, importanceOf) {
    return { name, start: (pages) => new UrgencyRun(importanceOf, pages) };
}
/** U(P, t); a page never fetched waits for ever and comes first. */
export function urgency(pageWeight, periodImportance, waiting) {
    return waiting === Infinity ? Infinity : pageWeight * periodImportance * waiting;
}
/** What Algorithm 1's Update averages to: a look in period k finds a change with chance 1 − e^(−rate). */
function seenImportance(pages) {
    return pages.rates.map((rate, i) => -Math.expm1(-rate) * pages.importances[i]);
}
/** w_k fixed to its mean over the day: importance without patterns. */
export const importance = byUrgency("importance", (pages) => {
    const seen = seenImportance(pages);
    const means = Float64Array.from({ length: pages.count }, (_, page) => patternMean(pages, seen, page));
    return (page) => means[page];
});
/** Rates by period instead of importance. */
export const pattern = byUrgency("pattern", (pages) => (page, k) => pages.rates[page * pages.periods + k]);
/** Algorithm 1: importance by period. */
export const importancePattern = byUrgency("importance-pattern", (pages) => {
    const seen = seenImportance(pages);
    return (page, k) => seen[page * pages.periods + k];
});
