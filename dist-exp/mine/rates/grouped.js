// Any distribution of rates, shared by the pages of a group (kind, depth, directory, hint) and, behind it, the site.
import { gridEstimate, logLikelihood, PLAIN_READING, posterior } from "./log-rate-grid.js";
import { fitSharedPrior } from "./shared-prior.js";
/** Posterior on the grid under the group's prior; a Last-Modified is left aside. */
export const grouped = {
    name: "grouped",
    fit: (site) => {
        const bare = site.map(withoutAges);
        const priorOf = fitSharedPrior(bare, PLAIN_READING);
        return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(withoutAges(page), PLAIN_READING)));
    },
};
function withoutAges(page) {
    return page.lastModifiedAges.length === 0 ? page : { ...page, lastModifiedAges: [] };
}
