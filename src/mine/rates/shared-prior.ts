// Priors that the pages of a site share: learned by expectation-maximisation, each group leaning on the site.
import { fitHintPriors } from "./hint-prior.js";
import {
  flatWeights,
  logLikelihood,
  meanPosterior,
  type GridWeights,
  type LookReading,
} from "./log-rate-grid.js";
import type { PageLooks } from "./rate-estimator.js";

const SITE_ROUNDS = 12;
/** Enough pages to learn the site's distribution. */
const MOST_PAGES = 1500;
/** A group's prior counts the site's as this many pages. */
const GROUP_LEANING = 8;

/** The prior of a page, by its group and its hint. */
export type PriorOf = (page: PageLooks) => GridWeights;

/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
export function fitSharedPrior(site: readonly PageLooks[], reading: LookReading): PriorOf {
  const likelihoods = site.map((page) => logLikelihood(page, reading));
  const step = Math.max(1, Math.ceil(site.length / MOST_PAGES));
  const sample = likelihoods.filter((_, i) => i % step === 0);
  let shared = flatWeights();
  for (let round = 0; round < SITE_ROUNDS && site.length > 0; round++) {
    shared = meanPosterior(sample, shared, shared, 0);
  }
  const members = groupMembers(site);
  const groups = new Map<string, GridWeights>();
  for (const [group, indices] of members) {
    groups.set(
      group,
      meanPosterior(
        indices.map((i) => likelihoods[i]!),
        shared,
        shared,
        GROUP_LEANING,
      ),
    );
  }
  const hinted = fitHintPriors(site, likelihoods, shared);
  return (page) => hinted(page, groups.get(page.group) ?? shared);
}

function groupMembers(site: readonly PageLooks[]): Map<string, number[]> {
  const members = new Map<string, number[]>();
  for (const [i, page] of site.entries()) {
    const list = members.get(page.group);
    if (list) list.push(i);
    else members.set(page.group, [i]);
  }
  return members;
}
