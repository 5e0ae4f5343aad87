// The grouped estimator with exact ages where the server's Last-Modified is trusted.
import { gridEstimate, logLikelihood, PLAIN_READING, posterior } from "./log-rate-grid.js";
import { fitSharedPrior } from "./shared-prior.js";
/** A dated change tells the rate more sharply than "it changed since"; undated ones count as for `grouped`. */
export const lastModifiedAge = {
    name: "last-modified",
    fit: (site) => {
        const priorOf = fitSharedPrior(site, PLAIN_READING);
        return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(page, PLAIN_READING)));
    },
};
