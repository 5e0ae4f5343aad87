// Frequency (bensaad2011 section 7, [7]): capture rates that keep the mean freshness of Poisson pages greatest.
import { capturesByRate, ratesForBudget } from "./capture-rates.js";
import { meanRates } from "./refresh-planner.js";
/** Freshness-optimal: pages that change too often are left aside. */
export const frequency = capturesByRate("frequency", (pages, budget) => {
    const rates = meanRates(pages);
    return ratesForBudget(pages.count, budget, (page, multiplier) => freshnessRate(rates[page], multiplier));
});
/**
 * Freshness (f/r)(1 − e^(−r/f)) has the slope (1 − e^(−x)(1 + x)) / r in f, x = r/f: equal for all pages captured
 * (cho2003), never captured where even its greatest value, 1/r, is below the multiplier.
 */
function freshnessRate(rate, multiplier) {
    const target = multiplier * rate;
    return rate === 0 || target >= 1 ? 0 : rate / changesBetweenCaptures(target);
}
const POINTS = 2048;
/** x from 1e-4 to 60, and the slope at each; rising. */
const CHANGES = Float64Array.from({ length: POINTS }, (_, i) => 1e-4 * 6e5 ** (i / (POINTS - 1)));
const SLOPES = CHANGES.map((x) => 1 - Math.exp(-x) * (1 + x));
/** Solves 1 − e^(−x)(1 + x) = target by a table, since a million pages ask for it fifty times. */
function changesBetweenCaptures(target) {
    let [low, high] = [0, POINTS - 1];
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if (SLOPES[middle] < target)
            low = middle;
        else
            high = middle;
    }
    const share = (target - SLOPES[low]) / (SLOPES[high] - SLOPES[low]);
    return CHANGES[low] + Math.min(1, Math.max(0, share)) * (CHANGES[high] - CHANGES[low]);
}
