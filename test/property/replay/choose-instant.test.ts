// The choice of an instant against trying all of them.
import fc from "fast-check";
import { expect, it } from "vitest";
import { chooseInstant, gainAt, type KnownSteps } from "#access/coherent/choose-instant.js";
import { instant } from "#model/index.js";

const LAST = 60;
const stepsOf = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 5, max: LAST }), fc.integer({ min: 0, max: 9 })), {
    selector: ([at]) => at,
    maxLength: 12,
  })
  .map((pairs): KnownSteps => {
    const sorted = pairs.sort(([a], [b]) => a - b);
    // Nothing is known for ever: the last step falls to nothing.
    return { at: [...sorted.map(([at]) => at), LAST + 10], known: [...sorted.map(([, known]) => known), 0] };
  });

function knownAt({ at, known }: KnownSteps, u: number): number {
  return known[at.findLastIndex((start) => start <= u)] ?? 0;
}

it("finds the instant of the greatest gain, of equal ones the nearest to the wish", () => {
  fc.assert(
    fc.property(
      stepsOf,
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: 1, max: 40 }),
      (steps, t, patienceMs) => {
        const wish = { at: instant(t), patienceMs };
        const chosen = chooseInstant(steps, wish);
        const gainOf = (u: number): number => gainAt(knownAt(steps, u), Math.abs(u - t), wish);
        const all = Array.from({ length: 100 }, (_, u) => u);
        const most = Math.max(...all.map(gainOf));
        expect(chosen.known).toBe(knownAt(steps, chosen.at));
        expect(chosen.knownAtWish).toBe(knownAt(steps, t));
        expect(gainOf(chosen.at)).toBe(most);
        const nearest = Math.min(...all.filter((u) => gainOf(u) === most).map((u) => Math.abs(u - t)));
        expect(Math.abs(chosen.at - t)).toBe(most === 0 ? 0 : nearest);
      },
    ),
    { numRuns: 2_000, seed: 1 },
  );
});
