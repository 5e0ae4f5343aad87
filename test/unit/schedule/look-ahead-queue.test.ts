import { describe, expect, it } from "vitest";
import { gammaSurvival } from "#model/index.js";
import { LookAheadQueue } from "#schedule/capture/queues/look-ahead-queue.js";
import type { PlanPage } from "#schedule/index.js";

const BELIEFS = [1, 5, 20, 80].map((days): PlanPage => ({
  id: `${days} days`,
  survival: gammaSurvival(0.4, 40 * days),
  weight: 1,
  trustedLastModified: false,
  links: [],
}));

/** Visits of pages that turn up in batches, given at once or one by one. */
function visits(atOnce: boolean): number[] {
  const queue = new LookAheadQueue(null, "live");
  const order: number[] = [];
  let index = 0;
  for (let round = 0; round < 40; round++) {
    const found = Array.from({ length: 60 }, () => ({ index, page: BELIEFS[(index++ * 7 + round) % 4]! }));
    if (atOnce) queue.add(found);
    else for (const one of found) queue.add([one]);
    for (let k = 0; k < 20; k++) order.push(queue.next()!);
  }
  for (let next = queue.next(); next !== null; next = queue.next()) order.push(next);
  return order;
}

describe("look-ahead queue", () => {
  it("visits every page once, in the same order whether many turn up at once or one by one", () => {
    const order = visits(true);
    expect(order).toEqual(visits(false));
    expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, i) => i));
  });
});
