import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GroupOffers } from "#schedule/capture/assignment/group-offers.js";

const BREAKPOINTS = Int32Array.from([0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 28, 37, 49, 65, 86, 114, 151, 199]);
const COUNT = 200;

const page = fc.record({
  rate: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1, noNaN: true })),
  weight: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 3, noNaN: true })),
});
const problem = fc.record({
  pages: fc.array(page, { minLength: 3, maxLength: 8 }),
  earningSlots: fc.oneof(fc.constant(COUNT), fc.constantFrom(...BREAKPOINTS)),
  // Few distinct prices, so that many offers are equal.
  bids: fc.array(fc.tuple(fc.nat(BREAKPOINTS.length - 1), fc.nat(6)), { maxLength: 60 }),
});

/** The best two of all offers, every one of them looked at. */
function bestTwo(gains: readonly number[]): { best: number; bestGroup: number; second: number } {
  const bestGroup = gains.indexOf(Math.max(...gains));
  const second = Math.max(...gains.filter((_, group) => group !== bestGroup));
  return { best: gains[bestGroup]!, bestGroup, second };
}

describe("group offers", () => {
  it("finds the two best as going through all groups does, whatever the prices were before", () => {
    const run = ({ pages, earningSlots, bids }: typeof problem extends fc.Arbitrary<infer T> ? T : never) => {
      const worth = (k: number, slot: number) => pages[k]!.weight * Math.exp(-pages[k]!.rate * slot);
      const offers = new GroupOffers({ count: pages.length, earningSlots, worth }, BREAKPOINTS);
      for (const [turn, [group, price]] of bids.entries()) {
        offers.setPrice(group, price / 8);
        const k = turn % pages.length;
        offers.look(k);
        const gains = Array.from(
          BREAKPOINTS,
          (slot, g) => (slot < earningSlots ? Math.fround(worth(k, slot)) : 0) - offers.prices[g]!,
        );
        const { best, bestGroup, second } = offers;
        expect({ best, bestGroup, second }).toEqual(bestTwo(gains));
      }
    };
    fc.assert(fc.property(problem, run), { seed: 21, numRuns: 300 });
  });
});
