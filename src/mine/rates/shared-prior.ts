// Priors that the pages of a site share: learned by expectation-maximisation, each group leaning on the site.
import {
  flatWeights,
  logLikelihood,
  posterior,
  type GridWeights,
  type LookReading,
} from "./log-rate-grid.js";
import type { PageLooks } from "./rate-estimator.js";

const SITE_ROUNDS = 12;
/** Enough pages to learn the site's distribution. */
const MOST_PAGES = 1500;
/** A group's prior counts the site's as this many pages. */
const GROUP_LEANING = 8;
/** Keeps every rate possible. */
const FLOOR = 1e-4;

/** The prior of a page, by its group. */
export type PriorOf = (group: string) => GridWeights;

/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
export function fitSharedPrior(site: readonly PageLooks[], reading: LookReading): PriorOf {
  const likelihoods = site.map((page) => logLikelihood(page, reading));
  const groups = site.map((page) => page.group);
  return learnPriors(likelihoods, groups, { weights: flatWeights(), pages: 0 });
}

/** What is believed before a page is seen, and how many pages' worth of evidence that is. */
export interface Belief {
  readonly weights: GridWeights;
  readonly pages: number;
}

/** The same from the pages' log-likelihoods on any grid, starting from a belief; unknown groups get the shared prior. */
export function learnPriors(
  likelihoods: readonly Float64Array[],
  groups: readonly string[],
  before: Belief,
): PriorOf {
  const step = Math.max(1, Math.ceil(likelihoods.length / MOST_PAGES));
  const sample = likelihoods.filter((_, i) => i % step === 0);
  let shared = before.weights;
  for (let round = 0; round < SITE_ROUNDS && sample.length > 0; round++) {
    shared = meanPosterior(sample, shared, before.weights, before.pages);
  }
  const priors = new Map<string, GridWeights>();
  for (const [group, indices] of membersOf(groups)) {
    const own = indices.map((i) => likelihoods[i]!);
    priors.set(group, meanPosterior(own, shared, shared, GROUP_LEANING));
  }
  return (group) => priors.get(group) ?? shared;
}

function membersOf(groups: readonly string[]): Map<string, number[]> {
  const members = new Map<string, number[]>();
  for (const [i, group] of groups.entries()) {
    const list = members.get(group);
    if (list) list.push(i);
    else members.set(group, [i]);
  }
  return members;
}

/** Mean of the posteriors under a prior, with `leaning` pages' worth of another distribution. */
function meanPosterior(
  likelihoods: readonly Float64Array[],
  prior: GridWeights,
  towards: GridWeights,
  leaning: number,
): GridWeights {
  const sum = new Float64Array(prior.length);
  for (let g = 0; g < sum.length; g++) sum[g] = leaning * towards[g]! + FLOOR;
  for (const likelihood of likelihoods) {
    const own = posterior(prior, likelihood);
    for (let g = 0; g < sum.length; g++) sum[g]! += own[g]!;
  }
  const total = sum.reduce((a, b) => a + b, 0);
  return sum.map((weight) => weight / total);
}
