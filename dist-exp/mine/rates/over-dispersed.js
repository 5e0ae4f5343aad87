// Changes come in bursts: old looks are forgotten, so that a page may wake and fall asleep again.
import { gridEstimate, logLikelihood, posterior } from "./log-rate-grid.js";
import { fitSharedPrior } from "./shared-prior.js";
/** A look this many looks ago counts 1/e. */
export const MEMORY_LOOKS = 26;
/** Looks weigh less the older they are. */
export const FADING_READING = {
    weight: (index, looks) => Math.exp((index + 1 - looks) / MEMORY_LOOKS),
    changed: (page, i) => page.changed[i] === 1,
};
/** The grouped estimator on fading looks. */
export const overDispersed = {
    name: "over-dispersed",
    fit: (site) => {
        const priorOf = fitSharedPrior(site, FADING_READING);
        return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(page, FADING_READING)));
    },
};
