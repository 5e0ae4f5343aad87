// The lives of a site's pages: every version with its birth, death and importance. The ground truth.
import type { Random } from "#ports/index.js";
import type { RefreshPages, VersionJobs } from "#schedule/index.js";

/** Versions of all pages, those of page i from `first[i]` to `first[i + 1] - 1`; the first one was there at 0. */
export interface PageLives {
  readonly first: Int32Array;
  /** In periods; a version dies when the next is born, the last one never. */
  readonly born: Float64Array;
  readonly importance: Float64Array;
}

/** Draws changes: a Poisson number per period, at uniform times, importance within half of the pattern's. */
export function drawLives(pages: RefreshPages, horizon: number, random: Random): PageLives {
  const first = new Int32Array(pages.count + 1);
  const born: number[] = [];
  const importance: number[] = [];
  for (let page = 0; page < pages.count; page++) {
    first[page] = born.length;
    born.push(0);
    // Definition 4.25 leaves the first version's importance open: 1 (docs/papers/bensaad2011.md, declared readings).
    importance.push(1);
    for (let period = 0; period < horizon; period++) {
      const at = page * pages.periods + (period % pages.periods);
      const times = Array.from({ length: poisson(pages.rates[at]!, random) }, () => period + random.next());
      for (const time of times.sort((a, b) => a - b)) {
        born.push(time);
        importance.push(Math.min(1, pages.importances[at]! * (0.5 + random.next())));
      }
    }
  }
  first[pages.count] = born.length;
  return { first, born: Float64Array.from(born), importance: Float64Array.from(importance) };
}

/** Death of a version. */
export function diesAt({ first, born }: PageLives, page: number, version: number): number {
  return version + 1 < first[page + 1]! ? born[version + 1]! : Infinity;
}

/** The version of a page that is on the site at a time; of several born then, the last. */
export function versionAt({ first, born }: PageLives, page: number, time: number): number {
  let [low, high] = [first[page]!, first[page + 1]! - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (born[middle]! <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** All versions but the first as jobs for the bound: a version can be had in every period its life touches. */
export function versionJobs(
  lives: PageLives,
  horizon: number,
  worth: (page: number, version: number) => number,
): VersionJobs {
  const first: number[] = [];
  const last: number[] = [];
  const weights: number[] = [];
  for (let page = 0; page + 1 < lives.first.length; page++) {
    for (let version = lives.first[page]! + 1; version < lives.first[page + 1]!; version++) {
      first.push(Math.floor(lives.born[version]!));
      last.push(Math.min(horizon - 1, Math.floor(diesAt(lives, page, version))));
      weights.push(worth(page, version));
    }
  }
  return { first: Int32Array.from(first), last: Int32Array.from(last), weights: Float64Array.from(weights) };
}

/** Knuth's product method; rates here are small. */
function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count++;
  return count;
}
