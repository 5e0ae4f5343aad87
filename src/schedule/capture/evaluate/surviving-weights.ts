// Weight times survival of many pages. Rates lie in a row: of a million pages, finding each one's object in memory takes
// longer than e^(-rx).
import type { Survival } from "#model/index.js";

/** What each page's weight comes to after so many slots: w·S(x), to the last bit. */
export function survivingWeights(
  pages: readonly { readonly weight: number; readonly survival: Survival }[],
): (page: number, slots: number) => number {
  const weights = Float64Array.from(pages, ({ weight }) => weight);
  const rates = Float64Array.from(pages, ({ survival }) => survival.rate ?? NaN);
  return (page, slots) => {
    const rate = rates[page]!;
    return weights[page]! * (Number.isNaN(rate) ? pages[page]!.survival.at(slots) : Math.exp(-rate * slots));
  };
}
