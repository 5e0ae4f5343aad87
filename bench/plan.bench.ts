// How planning grows with the number of pages: seconds, memory and how near the plan is to its bound.
import { poissonSurvival, ratePerSlot } from "#model/index.js";
import { plannerByName, type PlanPage } from "#schedule/index.js";

const SIZES = [250, 500, 1_000, 2_000, 10_000, 100_000, 1_000_000];

/** Rates log-uniform over six decades, scaled so that a visit pass is neither hopeless nor trivial. */
function site(pages: number): PlanPage[] {
  let state = 12345;
  return Array.from({ length: pages }, (_, i) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const rate = 10 ** ((6 * state) / 2 ** 32 - 3) / pages;
    const survival = poissonSurvival(ratePerSlot(rate));
    return { id: `p${i}`, survival, weight: 1, trustedLastModified: false, links: [] };
  });
}

/** Prints one line per size; sizes may be given as arguments. */
export function main(sizes: readonly number[] = SIZES): void {
  console.log("     pages    seconds   RSS (MB)   expected sharp      ratio");
  for (const pages of sizes) {
    const request = {
      pages: site(pages),
      model: "papers",
      known: "all",
      sizeGuess: null,
      revisitBudget: null,
      threshold: 0.3,
    } as const;
    const start = process.hrtime.bigint();
    const plan = plannerByName("optimal")!.plan(request);
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const cells = [
      String(pages).padStart(10),
      seconds.toFixed(2).padStart(10),
      (process.memoryUsage().rss / 1e6).toFixed(0).padStart(10),
      plan.expectedSharp.toFixed(1).padStart(16),
      (plan.expectedSharp / plan.upperBound).toFixed(6).padStart(10),
    ];
    console.log(cells.join(" "));
  }
}

const asked = process.argv
  .slice(2)
  .map(Number)
  .filter((pages) => pages > 0);
main(asked.length > 0 ? asked : undefined);
