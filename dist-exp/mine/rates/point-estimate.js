// A point estimate of a rate as a Poisson survival, with a likelihood-free interval from the number of changes.
import { poissonSurvival, ratePerDay, ratePerSlot } from "#model/index.js";
/** 5 % and 95 % points of a standard normal. */
const Z = 1.6449;
/** Wraps a rate; the interval is the square-root approximation to a Poisson count's. */
export function pointEstimate(rate, { changes, days }) {
    const spread = days === 0 ? Infinity : days;
    const low = Math.max(0, Math.sqrt(changes) - Z / 2) ** 2 / spread;
    const high = days === 0 ? Number.MAX_VALUE : (Math.sqrt(changes + 1) + Z / 2) ** 2 / spread;
    return {
        // Days are this survival's slots.
        survival: poissonSurvival(ratePerSlot(rate)),
        ratePerDay: ratePerDay(rate),
        low: ratePerDay(Math.min(low, rate)),
        high: ratePerDay(Math.max(high, rate)),
    };
}
