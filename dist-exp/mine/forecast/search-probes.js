// What a look yields beside the page itself: word of a whole group.
import { PROBED_GROUP } from "./neighbourhoods.js";
/** Share of a group's expected changes that its first probe is worth. */
const PROBE_WORTH = 0.1;
/** Adds to the likeliest stratum of each larger group what a probe there would tell of the group. */
export class ProbeWorth {
    #space;
    /** Changes to be expected of each stratum, and what its likeliest row is worth without any probe. */
    #expected;
    #likely;
    constructor(space) {
        this.#space = space;
        this.#expected = new Float64Array(space.strata.count);
        this.#likely = new Float64Array(space.strata.count);
    }
    /** Raises `tops`, the log-lifts of the likeliest rows of the strata that are open. */
    add(open, tops, factors) {
        const { strata, evidence, cohorts, neighbourhoods } = this.#space;
        for (const stratum of open) {
            this.#expected[stratum] = strata.liftLeft[stratum] * Math.exp(factors[stratum]);
            this.#likely[stratum] = tops[stratum];
        }
        this.#addOf(evidence.cohorts, cohorts, open, tops);
        this.#addOf(evidence.neighbourhoods, neighbourhoods, open, tops);
    }
    #addOf({ size, fetched }, groupOf, open, tops) {
        const expected = new Float64Array(size.length);
        const best = new Int32Array(size.length).fill(-1);
        for (const stratum of open) {
            const group = groupOf[stratum];
            if (size[group] < PROBED_GROUP)
                continue;
            expected[group] += this.#expected[stratum];
            if (best[group] < 0 || this.#likely[stratum] > this.#likely[best[group]])
                best[group] = stratum;
        }
        for (let group = 0; group < best.length; group++) {
            const stratum = best[group];
            if (stratum < 0)
                continue;
            const worth = (PROBE_WORTH * expected[group]) / (1 + fetched[group]) ** 2;
            tops[stratum] = Math.log(Math.exp(tops[stratum]) + worth);
        }
    }
}
