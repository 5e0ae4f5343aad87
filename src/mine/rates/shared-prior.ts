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
type PriorOf = (page: PageLooks) => GridWeights;

/** The prior of a group; the site's without one. */
export type GroupPrior = (group?: string) => GridWeights;

/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
export function fitSharedPrior(site: readonly PageLooks[], reading: LookReading): PriorOf {
  const likelihoods = site.map((page) => logLikelihood(page, reading));
  const groups = site.map((page) => page.group);
  const groupPrior = learnPriors(likelihoods, groups, { weights: flatWeights(), pages: 0 });
  const hinted = fitHintPriors(site, likelihoods, groupPrior());
  return (page) => hinted(page, groupPrior(page.group));
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
): GroupPrior {
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
  return (group) => (group === undefined ? undefined : priors.get(group)) ?? shared;
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
