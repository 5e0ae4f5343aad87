// Sitemap hints as priors: what pages with a hint turn out to be, which leans at first on what the hint says.
import { CHANGE_FREQS } from "#model/index.js";
import { gammaWeights, meanPosterior } from "./log-rate-grid.js";
/** Changes per day that the sitemap protocol's words mean; the fastest are as fast as the grid of rates goes. */
const CLAIMED_PER_DAY = {
    always: 10,
    hourly: 10,
    daily: 1,
    weekly: 1 / 7,
    monthly: 1 / 30,
    yearly: 1 / 365,
    never: 1 / 3650,
};
/** Broad: a claim is a hint at the order of magnitude. */
const CLAIM_SHAPE = 0.5;
/** The claim counts as this many pages, so that a few pages with the hint show what it is worth. */
const CLAIM_PAGES = 4;
/**
 * Learns what each hint is worth on this site. A page's prior keeps half of its unhinted one, so a hint that lies
 * costs a page no more than ln 2 of log-loss, over all its looks taken together.
 */
export function fitHintPriors(site, likelihoods, shared) {
    const priors = new Map();
    for (const freq of CHANGE_FREQS) {
        const members = likelihoods.filter((_, i) => site[i].changeFreq === freq && site[i].intervals.length > 0);
        const claim = gammaWeights(CLAIM_SHAPE, CLAIMED_PER_DAY[freq]);
        priors.set(freq, meanPosterior(members, mixed(shared, claim), claim, CLAIM_PAGES));
    }
    return ({ changeFreq }, unhinted) => {
        const hinted = changeFreq ? priors.get(changeFreq) : undefined;
        return hinted ? mixed(unhinted, hinted) : unhinted;
    };
}
function mixed(a, b) {
    return a.map((weight, g) => (weight + b[g]) / 2);
}
