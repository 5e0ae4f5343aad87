// The seeds of the sites.

/** Twenty sites that can be captured. */
export const SITES: readonly number[] = [1, ...Array.from({ length: 19 }, (_, i) => i + 3)];

/** One whose robots.txt is answered with 503. */
export const UNREACHABLE = 2;

/** Four of the sites, others for each number; of the small ones none needs a requisite. */
export function fourSites(number: number, isLarge = false): number[] {
  const sites = isLarge ? SITES.filter((seed) => seed % 4 >= 2) : SITES;
  const step = sites.length / 4;
  return [0, 1, 2, 3].map((i) => sites[Math.floor(3 * number + i * step) % sites.length]!);
}
