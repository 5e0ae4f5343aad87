// The clairvoyant bound against brute force.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clairvoyantBound } from "#schedule/index.js";

interface Job {
  readonly first: number;
  readonly length: number;
  readonly weight: number;
}

/** Tries every job in every period or nowhere. */
function bruteForce(jobs: readonly Job[], periods: number, perPeriod: number): number {
  const used = Array.from({ length: periods }, () => 0);
  const from = (i: number): number => {
    if (i === jobs.length) return 0;
    const { first, length, weight } = jobs[i]!;
    let best = from(i + 1);
    for (let period = first; period <= Math.min(periods - 1, first + length); period++) {
      if (used[period]! >= perPeriod) continue;
      used[period]! += 1;
      best = Math.max(best, weight + from(i + 1));
      used[period]! -= 1;
    }
    return best;
  };
  return from(0);
}

describe("clairvoyant bound", () => {
  it("is the greatest weight of versions that M captures per period can hold", () => {
    const job = fc.record({
      first: fc.integer({ min: 0, max: 4 }),
      length: fc.integer({ min: 0, max: 4 }),
      weight: fc.integer({ min: 1, max: 20 }),
    });
    const input = fc.tuple(
      fc.array(job, { maxLength: 8 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 2 }),
    );
    fc.assert(
      fc.property(input, ([jobs, periods, perPeriod]) => {
        const columns = {
          first: Int32Array.from(jobs, ({ first }) => first),
          last: Int32Array.from(jobs, ({ first, length }) => first + length),
          weights: Float64Array.from(jobs, ({ weight }) => weight),
        };
        expect(clairvoyantBound(columns, periods, perPeriod)).toBe(bruteForce(jobs, periods, perPeriod));
      }),
      { seed: 20261115, numRuns: 400 },
    );
  });

  it("is nothing without captures", () => {
    const jobs = { first: Int32Array.of(0), last: Int32Array.of(3), weights: Float64Array.of(1) };
    expect(clairvoyantBound(jobs, 4, 0)).toBe(0);
    expect(clairvoyantBound(jobs, 0, 5)).toBe(0);
  });
});
