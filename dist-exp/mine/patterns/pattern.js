// Patterns (bensaad2011 Definition 4.21): importance or rate by period, learned online, shrunk where little was seen.
/** A pattern's mean per period, with how much was seen in each. */
export class PatternLearner {
    #means;
    #seen;
    #towards;
    #leaning;
    /** Starts at, and leans on, another pattern (the site's) as if `leaning` looks per period had said so. */
    constructor(towards, leaning) {
        this.#means = Float64Array.from(towards);
        this.#seen = new Float64Array(towards.length);
        this.#towards = towards;
        this.#leaning = leaning;
    }
    /**
     * Algorithm 1's Update, which the paper leaves open. Declared here: the running mean of all that was seen in
     * period k, where the site's value counts as `leaning` looks. Forgetting nothing, it converges.
     */
    update(k, value) {
        this.#seen[k] += 1;
        const looks = this.#seen[k] + this.#leaning;
        this.#means[k] += (value - this.#means[k]) / looks;
    }
    /** Mean per period. */
    get means() {
        return this.#means.slice();
    }
    /** Share of the means that comes from the page itself, 0 to 1. */
    get ownShare() {
        const seen = this.#seen.reduce((a, b) => a + b, 0);
        return seen === 0 ? 0 : seen / (seen + this.#leaning * this.#towards.length);
    }
}
/** Counts as a pattern with mean 1, shrunk towards another pattern by `leaning` changes. */
export function shrunkPattern(counts, towards, leaning) {
    const total = sum(counts);
    const base = sum(towards);
    const pattern = new Float64Array(counts.length);
    for (let k = 0; k < pattern.length; k++) {
        const share = base === 0 ? 1 / pattern.length : towards[k] / base;
        pattern[k] = ((counts[k] + leaning * share) / (total + leaning)) * pattern.length;
    }
    return pattern;
}
/** Tests for a pattern being there at all; bursts are not chance, so counts are divided by their dispersion first. */
export function testPattern(counts, dispersion = 1) {
    const total = sum(counts);
    const periods = counts.length;
    if (total === 0 || periods < 2)
        return { statistic: 0, pValue: 1, present: false };
    const even = total / periods;
    let chiSquared = 0;
    for (let k = 0; k < periods; k++)
        chiSquared += (counts[k] - even) ** 2 / even;
    const statistic = chiSquared / Math.max(1, dispersion) / (periods - 1);
    const pValue = chiSquaredTail(statistic, periods - 1);
    return { statistic, pValue, present: pValue < 0.01 && total >= periods };
}
/** Upper tail of chi-squared per degree of freedom, by Wilson and Hilferty's cube root. */
function chiSquaredTail(perDegree, degrees) {
    const spread = 2 / (9 * degrees);
    const z = (Math.cbrt(perDegree) - (1 - spread)) / Math.sqrt(spread);
    return normalTail(z);
}
/** Upper tail of the standard normal (Abramowitz & Stegun 26.2.17, error below 7.5e-8). */
function normalTail(z) {
    if (z < 0)
        return 1 - normalTail(-z);
    const t = 1 / (1 + 0.2316419 * z);
    const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
    const series = terms.reduceRight((acc, term) => (acc + term) * t, 0);
    return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
function sum(values) {
    let total = 0;
    for (let i = 0; i < values.length; i++)
        total += values[i];
    return total;
}
