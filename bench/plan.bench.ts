// How planning grows with the number of pages (processor seconds, memory, how near the plan is to its bound), and what
// the online planner takes of a slot, on the whole and at its dearest visit. `--large` goes to a million pages; sizes
// may be given as arguments.
import { poissonSurvival, ratePerSlot } from "#model/index.js";
import { plannerByName, type PlanPage } from "#schedule/index.js";
import { LookAheadQueue } from "#schedule/capture/queues/look-ahead-queue.js";
import { tellAtLeast, tellAtMost } from "./support/told/figure.js";

const SIZES = [250, 500, 1_000, 2_000, 10_000, 100_000];
const LARGE = 1_000_000;
/** Issue 23's bound, and as much for each page of a smaller site. */
const SECONDS_OF_MILLION = 20;
/** From here on plans are near-linear, and their gap is certified. */
const NEAR_LINEAR = 10_000;
const GOOD_RATIO = 0.998;
/** One request a second, and what planning may take of that. */
const SLOT_MS = 1000;
const MOST_OF_SLOT_MS = SLOT_MS / 100;
/** Pages are found so many at a time, as a page's links are. */
const LINKS = 20;

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

function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** One line per size. */
function planSizes(sizes: readonly number[]): void {
  console.log("     pages      CPU s   RSS (MB)   expected sharp      ratio");
  for (const pages of sizes) {
    const request = {
      pages: site(pages),
      model: "papers",
      known: "all",
      sizeGuess: null,
      revisitBudget: null,
      threshold: 0.3,
    } as const;
    const start = process.cpuUsage();
    const plan = plannerByName("optimal")!.plan(request);
    const seconds = cpuSeconds(start);
    const ratio = plan.expectedSharp / plan.upperBound;
    const cells = [
      String(pages).padStart(10),
      seconds.toFixed(2).padStart(10),
      (process.memoryUsage().rss / 1e6).toFixed(0).padStart(10),
      plan.expectedSharp.toFixed(1).padStart(16),
      ratio.toFixed(6).padStart(10),
    ];
    console.log(cells.join(" "));
    if (pages < NEAR_LINEAR) continue;
    const bound = (SECONDS_OF_MILLION * pages) / LARGE;
    tellAtMost(`plan of ${pages} pages`, seconds, "s of processor", bound);
    tellAtLeast(`plan of ${pages} pages, of its bound`, ratio, "", GOOD_RATIO);
  }
}

/** Visits pages that turn up on the way, each with links to others, and measures every choice. */
function planOnline(pages: number): void {
  const all = site(pages);
  const queue = new LookAheadQueue(null, "live");
  let [found, total, dearest] = [0, 0, 0];
  const find = (count: number): void => {
    const from = found;
    found = Math.min(pages, found + count);
    queue.add(all.slice(from, found).map((page, i) => ({ index: from + i, page })));
  };
  find(1);
  for (let visits = 0; visits < pages; visits++) {
    const start = process.cpuUsage();
    if (queue.next() === null) throw new Error(`no page to visit after ${visits}`);
    if (found < pages) find(LINKS);
    const milliseconds = 1000 * cpuSeconds(start);
    total += milliseconds;
    dearest = Math.max(dearest, milliseconds);
  }
  const mean = total / pages;
  console.log(
    `online, ${pages} pages: ${mean.toFixed(3)} ms of processor a visit, ${dearest.toFixed(0)} ms at most`,
  );
  tellAtMost(`online planning of ${pages} pages, a visit`, mean, "ms of processor", MOST_OF_SLOT_MS);
  tellAtMost(
    `online planning of ${pages} pages, the dearest visit`,
    dearest,
    "ms of processor",
    MOST_OF_SLOT_MS,
  );
}

const isLarge = process.argv.includes("--large");
const asked = process.argv
  .slice(2)
  .map(Number)
  .filter((pages) => pages > 0);
planSizes(asked.length > 0 ? asked : [...SIZES, ...(isLarge ? [LARGE] : [])]);
for (const pages of isLarge ? [5_000, 100_000, LARGE] : [5_000, 50_000]) planOnline(pages);
