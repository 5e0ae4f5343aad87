// Priors that the pages of a site share: learned by expectation-maximisation, each group leaning on the site.
import { fitHintPriors } from "./hint-prior.js";
import { flatWeights, logLikelihood, meanPosterior, } from "./log-rate-grid.js";
const SITE_ROUNDS = 12;
/** Enough pages to learn the site's distribution. */
const MOST_PAGES = 1500;
/** A group's prior counts the site's as this many pages. */
const GROUP_LEANING = 8;
/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
export function fitSharedPrior(site, reading) {
    const likelihoods = site.map((page) => logLikelihood(page, reading));
    const groups = site.map((page) => page.group);
    const groupPrior = learnPriors(likelihoods, groups, { weights: flatWeights(), pages: 0 });
    const hinted = fitHintPriors(site, likelihoods, groupPrior());
    return (page) => hinted(page, groupPrior(page.group));
}
/** The same from the pages' log-likelihoods on any grid, starting from a belief; unknown groups get the shared prior. */
export function learnPriors(likelihoods, groups, before) {
    const step = Math.max(1, Math.ceil(likelihoods.length / MOST_PAGES));
    const sample = likelihoods.filter((_, i) => i % step === 0);
    let shared = before.weights;
    for (let round = 0; round < SITE_ROUNDS && sample.length > 0; round++) {
        shared = meanPosterior(sample, shared, before.weights, before.pages);
    }
    const priors = new Map();
    for (const [group, indices] of membersOf(groups)) {
        const own = indices.map((i) => likelihoods[i]);
        priors.set(group, meanPosterior(own, shared, shared, GROUP_LEANING));
    }
    return (group) => (group === undefined ? undefined : priors.get(group)) ?? shared;
}
function membersOf(groups) {
    const members = new Map();
    for (const [i, group] of groups.entries()) {
        const list = members.get(group);
        if (list)
            list.push(i);
        else
            members.set(group, [i]);
    }
    return members;
}
