// The integral of a site's coherence, by sweep, against the definition applied between every two turns.
import fc from "fast-check";
import { expect, it } from "vitest";
import { queryCoherence, queryResult, siteCoherenceIntegral, type ArchivedVersion } from "#quality/index.js";
import { at } from "../support/samples/sightings.js";

const version = fc
  .record({
    capturedAt: fc.integer({ min: 0, max: 60 }),
    from: fc.option(fc.integer({ min: 0, max: 60 })),
    length: fc.option(fc.integer({ min: 0, max: 30 })),
    importance: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ capturedAt, from, length, importance }): ArchivedVersion => ({
    capturedAt: at(capturedAt),
    invariance: {
      from: from === null ? null : at(from),
      to: length === null ? null : at((from ?? 0) + length),
    },
    // Eighths: sums of them are exact, so that ties are ties.
    importance: importance / 8,
  }));

/** By definition: the result is constant between midpoints of captures. */
function byDefinition(
  pages: readonly (readonly ArchivedVersion[])[],
  from: number,
  to: number,
  by: "count" | "weight",
): number {
  const times = pages.flatMap((own) => own.flatMap((a) => own.map((b) => (a.capturedAt + b.capturedAt) / 2)));
  const edges = [...new Set([from, ...times.filter((time) => time > from && time < to), to])].sort(
    (a, b) => a - b,
  );
  let area = 0;
  for (let i = 1; i < edges.length; i++) {
    const [start, end] = [edges[i - 1]!, edges[i]!];
    area += (end - start) * queryCoherence(queryResult(pages, (start + end) / 2), by);
  }
  return area / (to - from);
}

it("agrees with the definition on random archives, by count and by weight", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(version, { maxLength: 5 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 31, max: 70 }),
      fc.constantFrom("count" as const, "weight" as const),
      (pages, from, to, by) => {
        expect(siteCoherenceIntegral(pages, at(from), at(to), by)).toBeCloseTo(
          byDefinition(pages, from, to, by),
          9,
        );
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});
