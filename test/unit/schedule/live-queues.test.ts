import { describe, expect, it } from "vitest";
import { poissonSurvival, ratePerSlot } from "#model/index.js";
import { LIVE_STRATEGIES, type PlanPage } from "#schedule/index.js";

const page = (id: string, rate: number): PlanPage => ({
  id,
  survival: poissonSurvival(ratePerSlot(rate)),
  weight: 1,
  trustedLastModified: false,
  links: [],
});

describe.each(LIVE_STRATEGIES.map((strategy) => [strategy.name, strategy] as const))(
  "visit queue of %s",
  (_name, strategy) => {
    it("hands out every page once, also those that turn up after it ran dry", () => {
      const queue = strategy.startVisits({ sizeGuess: null, threshold: 0.3 });
      const seen: (number | null)[] = [];
      queue.add([{ index: 0, page: page("a", 0.1) }]);
      seen.push(queue.next(), queue.next(), queue.next());
      queue.add([1, 2, 3].map((index) => ({ index, page: page(`p${index}`, 0.3 / index) })));
      seen.push(queue.next(), queue.next(), queue.next(), queue.next());
      expect(seen.slice(0, 3)).toEqual([0, null, null]);
      expect(new Set(seen.slice(3, 6))).toEqual(new Set([1, 2, 3]));
      expect(seen[6]).toBeNull();
    });
  },
);
