import { firstPrior, RATE_COUNT, REFRESH_RATES, survivals } from "./rate-grid.js";
/** A page that is gone hardly ever comes back: how much likelier it is to stay so than its rate says. */
const GONE_FOR_GOOD = 30;
/** Keeps every rate possible in every directory. */
const FLOOR = 1e-5;
/** Priors by cohort, and the likelihood column of a table of pages. */
export class RateBelief {
    #table;
    #settings;
    /** Rows of RATE_COUNT, by cohort. */
    #priors = new Float64Array(0);
    #first;
    #kept = new Float64Array(RATE_COUNT);
    constructor(table, settings) {
        this.#table = table;
        this.#settings = settings;
        this.#first = firstPrior(settings.neverShare);
    }
    get priors() {
        return this.#priors;
    }
    set priors(saved) {
        this.#priors = saved;
    }
    /** A new cohort begins with the prior of the one above it. */
    addCohort(above) {
        const priors = new Float64Array(this.#priors.length + RATE_COUNT);
        priors.set(this.#priors);
        const like = this.#priors.length === 0 ? this.#first : this.priorOf(above);
        priors.set(like, this.#priors.length);
        this.#priors = priors;
    }
    priorOf(cohort) {
        return this.#priors.subarray(cohort * RATE_COUNT, (cohort + 1) * RATE_COUNT);
    }
    /** Nothing is known of the page itself. */
    reset(row) {
        this.#table.wide("likelihoods").fill(1, row * RATE_COUNT, (row + 1) * RATE_COUNT);
    }
    /** The page is gone: it most likely stays so. */
    setGone(row) {
        this.reset(row);
        this.#table.wide("likelihoods")[row * RATE_COUNT] = GONE_FOR_GOOD / this.#settings.neverShare;
    }
    /** The page's rates, as probabilities. */
    posterior(row, cohort, into) {
        const likelihoods = this.#table.wide("likelihoods");
        const prior = cohort * RATE_COUNT;
        let total = 0;
        for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++, at++) {
            into[g] = likelihoods[at] * this.#priors[prior + g];
            total += into[g];
        }
        for (let g = 0; g < RATE_COUNT; g++)
            into[g] /= total;
    }
    /** Mean rate per period. */
    meanRate(posterior) {
        let mean = 0;
        for (let g = 1; g < RATE_COUNT; g++)
            mean += posterior[g] * REFRESH_RATES[g];
        return mean;
    }
    /** Chance of a change in `time` periods in which `edits` bulk edits are expected. */
    changeChance(posterior, time, edits) {
        survivals(time, this.#kept);
        const quiet = Math.exp(-edits);
        let chance = 0;
        for (let g = 0; g < RATE_COUNT; g++)
            chance += posterior[g] * (1 - this.#kept[g] * quiet);
        return Math.max(1e-9, chance);
    }
    /** A look after `time` periods in which `edits` bulk edits were expected. */
    note(row, time, edits, changed) {
        survivals(time, this.#kept);
        const likelihoods = this.#table.wide("likelihoods");
        const quiet = Math.exp(-edits);
        let most = 0;
        for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++, at++) {
            const kept = this.#kept[g];
            likelihoods[at] *= changed ? 1 - kept * quiet : kept;
            most = Math.max(most, likelihoods[at]);
        }
        if (most < 1e-30)
            this.reset(row);
        else
            for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++)
                likelihoods[at + g] /= most;
    }
    /** After a while a page's rate may be another: drawn anew from its neighbours', whose likelihood is even. */
    fade(row, cohort, time) {
        const anew = -Math.expm1(-time / this.#settings.steadyPeriods);
        const likelihoods = this.#table.wide("likelihoods");
        const prior = cohort * RATE_COUNT;
        let total = 0;
        for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++)
            total += likelihoods[at + g] * this.#priors[prior + g];
        for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++)
            likelihoods[at + g] = (1 - anew) * (likelihoods[at + g] / total) + anew;
    }
    /** One round of the priors: each is the mean of its pages' beliefs, leaning on the prior of the cohort above. */
    learnPriors(cohorts) {
        const sums = new Float64Array(this.#priors.length);
        const counts = new Float64Array(cohorts.count);
        const own = new Float64Array(RATE_COUNT);
        const [tops, leaves, gone] = ["top", "own", "gone"].map((name) => this.#table.numbers(name));
        for (let row = 0; row < this.#table.count; row++) {
            if (gone[row] === 1)
                continue;
            this.posterior(row, leaves[row], own);
            addTo(sums, counts, 0, own);
            if (tops[row] !== 0)
                addTo(sums, counts, tops[row], own);
            if (leaves[row] !== tops[row])
                addTo(sums, counts, leaves[row], own);
        }
        for (let cohort = 0; cohort < cohorts.count; cohort++) {
            const above = cohort === 0 ? this.#first : this.priorOf(cohorts.above(cohort));
            const lean = this.#settings.priorLeaning;
            for (let g = 0, at = cohort * RATE_COUNT; g < RATE_COUNT; g++)
                this.#priors[at + g] = (sums[at + g] + lean * above[g] + FLOOR) / (counts[cohort] + lean);
        }
    }
}
function addTo(sums, counts, cohort, own) {
    for (let g = 0, at = cohort * RATE_COUNT; g < RATE_COUNT; g++)
        sums[at + g] += own[g];
    counts[cohort] += 1;
}
