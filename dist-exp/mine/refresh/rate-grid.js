// Rates of change that a page may have, per period: none at all, and powers of two, so that one exponential and its
// squares give the survival at every rate.
/** Rates besides "never". */
const POWERS = 18;
/** The greatest rate: four changes per period. */
const HIGHEST_POWER = 2;
/** The rates, rising; the first is a page that never changes. */
export const REFRESH_RATES = Float64Array.from({ length: POWERS + 1 }, (_, g) => g === 0 ? 0 : 2 ** (HIGHEST_POWER - POWERS + g));
/** How many rates there are. */
export const RATE_COUNT = REFRESH_RATES.length;
/** Chance of no change in `time` periods at every rate. */
export function survivals(time, into) {
    into[0] = 1;
    let kept = Math.exp(-REFRESH_RATES[1] * time);
    for (let g = 1; g < RATE_COUNT; g++, kept *= kept)
        into[g] = kept;
}
/** What is thought of a page before anything was seen anywhere: every rate alike, and a fifth that never change. */
export function firstPrior(neverShare) {
    return REFRESH_RATES.map((_, g) => (g === 0 ? neverShare : (1 - neverShare) / POWERS));
}
