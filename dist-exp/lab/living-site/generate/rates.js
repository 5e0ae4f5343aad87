// How often each page changes: the distributions of the papers' data sets and a log-uniform one.
import { ratePerDay } from "#model/index.js";
import { shuffled } from "./chance.js";
/** Twenty changes a second: faster pages could not be told from noise. */
const MAX_PER_DAY = 20 * 86_400;
/** One rate per page, in random order over the pages. */
export function drawRates(distribution, count, random) {
    const rates = [];
    for (let i = 0; i < count; i++)
        rates.push(rateAt(distribution, i, rates[i - 1], random));
    return shuffled(random, rates).map((rate) => ratePerDay(Math.min(rate, MAX_PER_DAY)));
}
function rateAt(distribution, rank, previous, random) {
    switch (distribution.kind) {
        case "fixed":
            return distribution.perDay;
        case "log-uniform": {
            const { minPerDay, maxPerDay } = distribution;
            return minPerDay * (maxPerDay / minPerDay) ** random.next();
        }
        case "skewed":
            if (previous === undefined)
                return distribution.maxPerDay;
            return previous / ((rank - 1) % 9 < 3 ? 1.06 : 1.001);
        case "smooth":
            return distribution.maxPerDay / (rank + 1);
    }
}
/** The same distribution, so many times faster. */
export function scaleRates(distribution, factor) {
    switch (distribution.kind) {
        case "fixed":
            return { ...distribution, perDay: distribution.perDay * factor };
        case "log-uniform": {
            const { minPerDay, maxPerDay } = distribution;
            return { ...distribution, minPerDay: minPerDay * factor, maxPerDay: maxPerDay * factor };
        }
        case "skewed":
        case "smooth":
            return { ...distribution, maxPerDay: distribution.maxPerDay * factor };
    }
}
