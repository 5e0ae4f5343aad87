import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { AdaptivePace, PACE_LIMITS, type HostAnswer } from "#frontier/adaptive-pace.js";

const quick: HostAnswer = { kind: "answered", responseMs: 20 };
const failing: HostAnswer = { kind: "failing" };
const busy = (retryAfterMs: number | null = null): HostAnswer => ({ kind: "busy", retryAfterMs });

function pausesAfter(delayMs: number, answers: readonly HostAnswer[]): number[] {
  const pace = new AdaptivePace(delayMs);
  return answers.map((answer) => {
    pace.note(answer);
    return pace.pauseMs;
  });
}

describe("the pause between requests to one host", () => {
  it("is the delay while the server answers quickly", () => {
    expect(pausesAfter(1000, [quick, quick, quick])).toEqual([1000, 1000, 1000]);
  });

  it("doubles with every failure in a row, up to a minute, and shrinks back step by step", () => {
    expect(pausesAfter(1000, [failing, failing, failing, quick, quick, quick])).toEqual([
      2000, 4000, 8000, 4000, 2000, 1000,
    ]);
    expect(pausesAfter(1000, Array<HostAnswer>(40).fill(failing)).at(-1)).toBe(
      PACE_LIMITS.longestFailurePauseMs,
    );
  });

  it("is there for failures even when no delay was asked for", () => {
    expect(pausesAfter(0, [quick, failing, failing])).toEqual([0, 100, 200]);
  });

  it("is as long as a slow server's answers take, and ends when it is quick again", () => {
    const slow: HostAnswer = { kind: "answered", responseMs: 8000 };
    const pauses = pausesAfter(1000, [
      ...Array<HostAnswer>(20).fill(slow),
      ...Array<HostAnswer>(30).fill(quick),
    ]);
    expect(pauses[19]).toBeGreaterThan(7000);
    expect(pauses[19]).toBeLessThanOrEqual(8000);
    expect(pauses.at(-1)).toBe(1000);
  });

  it("obeys Retry-After at its word, within five minutes", () => {
    expect(pausesAfter(1000, [busy(12_000)])).toEqual([12_000]);
    expect(pausesAfter(1000, [busy(86_400_000)])).toEqual([PACE_LIMITS.longestBusyPauseMs]);
    expect(pausesAfter(1000, [busy(-5)])).toEqual([2000]);
  });

  it("backs off exponentially when 429 or 503 is repeated, also where Retry-After stays short", () => {
    expect(pausesAfter(1000, [busy(), busy(), busy(), busy()])).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(pausesAfter(1000, [busy(1000), busy(1000), busy(1000)])).toEqual([2000, 10_000, 20_000]);
  });

  it("is never shorter than the delay nor longer than its bound, whatever the server does", () => {
    const answer = fc.oneof(
      fc.constant(failing),
      fc.record({ kind: fc.constant("answered" as const), responseMs: fc.integer({ min: -10, max: 1e7 }) }),
      fc.record({
        kind: fc.constant("busy" as const),
        retryAfterMs: fc.option(fc.integer({ min: -1e12, max: 1e12 })),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.array(answer, { maxLength: 80 }),
        (delayMs, answers) => {
          for (const pause of pausesAfter(delayMs, answers)) {
            expect(pause).toBeGreaterThanOrEqual(delayMs);
            expect(pause).toBeLessThanOrEqual(PACE_LIMITS.longestBusyPauseMs);
          }
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });
});
