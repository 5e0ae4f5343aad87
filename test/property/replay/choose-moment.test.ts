// The choice among the instants at which all of a page is known, by what the site adds, against trying all of them.
import fc from "fast-check";
import { expect, it } from "vitest";
import { gainAt, type KnownSteps } from "#access/coherent/choose-instant.js";
import { chooseMoment } from "#access/coherent/choose-moment.js";
import { instant } from "#model/index.js";
import { captured } from "../../support/samples/sightings.js";

const LAST = 200;
const siteOf = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: LAST }), fc.integer({ min: 0, max: 40 })), {
    selector: ([at]) => at,
    maxLength: 60,
  })
  .map((pairs): KnownSteps => {
    const sorted = pairs.sort(([a], [b]) => a - b);
    return {
      at: Float64Array.from(sorted, ([at]) => at),
      known: Float64Array.from(sorted, ([, known]) => known),
    };
  });
const spanOf = fc
  .uniqueArray(fc.integer({ min: 10, max: LAST }), { minLength: 2, maxLength: 2 })
  .map((ends) => ends.sort((a, b) => a - b) as [number, number]);

function knownAt({ at, known }: KnownSteps, u: number): number {
  return known[at.findLastIndex((start) => start <= u)] ?? 0;
}

it("finds the instant at which the most of the site is known, for what it lies off the wish", () => {
  fc.assert(
    fc.property(
      siteOf,
      spanOf,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      (site, [from, to], share, patienceMs) => {
        const looks = [captured("A", from - 2, from), captured("A", to, to + 2)];
        const wish = { at: instant(from + Math.round(share * (to - from))), patienceMs };
        const chosen = chooseMoment({ parts: [{ looks, trust: null }], site }, wish);
        const gainOf = (u: number): number => gainAt(1 + knownAt(site, u), Math.abs(u - wish.at), wish);
        const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
        const most = Math.max(...all.map(gainOf));
        expect(all).toContain(chosen.at);
        expect(gainOf(chosen.at)).toBe(most);
        const nearest = Math.min(...all.filter((u) => gainOf(u) === most).map((u) => Math.abs(u - wish.at)));
        expect(Math.abs(chosen.at - wish.at)).toBe(nearest);
      },
    ),
    { numRuns: 2_000, seed: 1 },
  );
});
