// SOLAR's two sites (section 6) as docs/papers/solar.md settles them, written apart from the lab's.

export const SKEWED_RATES: readonly number[] = Array.from({ length: 999 }).reduce<number[]>(
  (rates, _, i) => [...rates, rates[i]! / (i % 9 < 3 ? 1.06 : 1.001)],
  [1],
);

/** Confidence intervals of 1, 2, …, 1000 slots at τ = 0.7. */
export const SMOOTH_RATES: readonly number[] = Array.from(
  { length: 1000 },
  (_, i) => Math.log(1 / 0.7) / (i + 1),
);

/** p₀ → p₁…p₂₀, pᵢ → p₁₀ᵢ₊₁₁…p₁₀ᵢ₊₂₀ for 0 < i < 99, without p₁₀₀₀. */
export function siteTreeLinks(page: number): number[] {
  if (page >= 99) return [];
  const first = page === 0 ? 1 : 10 * page + 11;
  return Array.from({ length: page === 0 ? 20 : 10 }, (_, k) => first + k).filter((child) => child < 1000);
}
