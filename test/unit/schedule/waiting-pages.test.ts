import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WaitingPages } from "#schedule/capture/queues/waiting-pages.js";

interface Visit {
  index: number;
  urgency: number;
}

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom("insert", "merge"),
    urgencies: fc.array(fc.constantFrom(-2, 0, 1, 3, Infinity), { maxLength: 9 }),
  }),
  fc.record({ kind: fc.constant("pop"), urgencies: fc.constant([]) }),
  fc.record({ kind: fc.constant("sort"), urgencies: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }) }),
);

/** The next visit is the first of the least urgent found; the list is in the order of visits. */
function place(list: Visit[], visit: Visit): void {
  const at = list.findIndex(({ urgency }) => urgency > visit.urgency);
  list.splice(at === -1 ? list.length : at, 0, visit);
}

describe("waiting pages", () => {
  it("are taken in rising order of urgency, of equal ones the first found first", () => {
    const run = (steps: readonly { kind: string; urgencies: readonly number[] }[]) => {
      const pages = new WaitingPages();
      let list: Visit[] = [];
      let index = 0;
      for (const { kind, urgencies } of steps) {
        const found = urgencies.map((urgency) => ({ index: index++, urgency }));
        if (kind === "pop" && list.length > 0) expect(pages.pop()).toBe(list.shift()!.index);
        if (kind === "insert" || kind === "merge") for (const visit of found) place(list, visit);
        if (kind === "insert") for (const visit of found) pages.insert(visit);
        if (kind === "merge") pages.merge(found);
        if (kind === "sort") {
          pages.sort({ count: 3, of: (one) => one % 3, urgencyOf: (group) => urgencies[group]! });
          list = list
            .map((visit) => ({ ...visit, urgency: urgencies[visit.index % 3]! }))
            .sort((a, b) => a.urgency - b.urgency || a.index - b.index);
        }
        const order = Array.from({ length: pages.length }, (_, k) => pages.at(pages.length - 1 - k));
        expect(order).toEqual(list.map((visit) => visit.index));
      }
    };
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), run), { seed: 22, numRuns: 200 });
  });
});
