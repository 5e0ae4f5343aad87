// Random recursive trees: page i hangs below a uniformly chosen earlier page; rates log-uniform.
import { SeededRandom } from "#adapters/index.js";
import { poissonSurvival, ratePerSlot } from "#model/index.js";
import { OPTIMAL_ONLINE, type PlanPage } from "#schedule/index.js";
import { planPage, planRequest } from "./plans.js";

/** A site of `count` pages, rates from 1e-4 to 1. */
export function recursiveTree(count: number, seed: number): PlanPage[] {
  const random = new SeededRandom(seed);
  const links: number[][] = Array.from({ length: count }, () => []);
  const rates = Array.from({ length: count }, (_, i) => {
    if (i > 0) links[Math.floor(random.next() * i)]!.push(i);
    return 10 ** (-4 * random.next());
  });
  return rates.map((rate, i) => planPage(`p${i}`, poissonSurvival(ratePerSlot(rate)), { links: links[i]! }));
}

/** Mean share of the offline bound that the optimal online strategy reaches on trees of 1,000 pages. */
export function meanOnlineRatio(seeds: number, sizeGuess: number | null): number {
  let sum = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const request = planRequest(recursiveTree(1000, seed), { known: "first", sizeGuess });
    const plan = OPTIMAL_ONLINE.plan(request);
    sum += plan.expectedSharp / plan.upperBound;
  }
  return sum / seeds;
}
