import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coherenceSteps, coherenceCurve } from "#chart/coherence-curve.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";

describe("coherence curve", () => {
  it("counts at every instant the closed intervals that contain it", () => {
    const interval = fc.tuple(fc.nat(40), fc.nat(20)).map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 30 }), fc.nat(70), (intervals, t) => {
        const step = coherenceSteps(intervals).findLast(({ at }) => at <= t);
        expect(step?.count ?? 0).toBe(intervals.filter(({ from, to }) => from <= t && t <= to).length);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("looks as it did when it was last looked at", async () => {
    const svg = coherenceCurve(makeReport({ pages: 7, verdictOf: (i) => (i === 6 ? "changed" : "sharp") }));
    await expect(svg).toMatchFileSnapshot("../../fixtures/charts/coherence-curve.svg");
  });

  it("keeps a narrow top among very many steps", () => {
    const svg = coherenceCurve(makeReport({ pages: 20_000, slotMs: 2 }));
    expect(svg).toContain("20000 of 20000 at 2026-11-15T12:31:07.412Z");
    // The top of the plot is y = 44.
    expect(svg).toMatch(/V44[HZ"]/);
    expect(svg.length).toBeLessThan(120_000);
  });

  it("is not raised by attested intervals", () => {
    const svg = coherenceCurve(makeReport({ pages: 4, verdictOf: (i) => (i === 0 ? "attested" : "sharp") }));
    expect(svg).toContain("3 of 4 at 2026-11-15T12:31:07.412Z, at most 3.");
  });

  it("can be drawn without any interval", () => {
    expect(coherenceCurve({ asOf: AS_OF, pages: [] })).not.toMatch(/NaN|Infinity/);
  });
});
