// A survival function tabulated once and looked up in constant time: plans ask millions of times.
// Straight lines between points of a convex function are convex again, as planners need.
const FIRST_MS = 16;
/** Quarter octaves up to a thousand years. */
const PER_OCTAVE = 4;
const POINTS = 41 * PER_OCTAVE;
const TIMES = Float64Array.from({ length: POINTS }, (_, k) => FIRST_MS * 2 ** (k / PER_OCTAVE));
/** S(x) by time in milliseconds; S(0) = 1. */
export class SurvivalTable {
    #values;
    constructor(survival) {
        this.#values = TIMES.map(survival);
    }
    at(ms) {
        const values = this.#values;
        if (ms <= FIRST_MS)
            return 1 - (1 - values[0]) * Math.max(0, ms / FIRST_MS);
        const k = Math.floor(PER_OCTAVE * Math.log2(ms / FIRST_MS));
        if (k >= POINTS - 1)
            return values[POINTS - 1];
        const share = (ms - TIMES[k]) / (TIMES[k + 1] - TIMES[k]);
        return values[k] + share * (values[k + 1] - values[k]);
    }
}
