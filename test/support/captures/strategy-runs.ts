import { mixedSites, pairedCaptures } from "#lab/index.js";

const STRATEGIES = ["bfs-fifo", "bfs-lifo", "hottest-middle", "solar-online", "optimal-online"];

/** Truly sharp pages by strategy, summed over all mixtures and seeds; every strategy faces the same captures. */
export async function trulySharp(
  seeds: readonly number[],
  pages: number,
  warmUps: number,
): Promise<Record<string, number>> {
  const sums = Object.fromEntries(STRATEGIES.map((name) => [name, 0]));
  for (const seed of seeds) {
    for (const site of mixedSites(seed, pages)) {
      for (const result of await pairedCaptures(site, STRATEGIES, warmUps))
        sums[result.strategy]! += result.trulySharp;
    }
  }
  return sums;
}

/** The better of the two breadth-first baselines. */
export function bestBfs(sums: Readonly<Record<string, number>>): number {
  return Math.max(sums["bfs-fifo"]!, sums["bfs-lifo"]!);
}
