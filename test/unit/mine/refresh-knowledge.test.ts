// What looks teach of pages: rates, patterns, bulk edits, and how much of what existed is held.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import {
  heldEstimate,
  KNOWLEDGE_DEFAULTS,
  learnedColumns,
  RefreshKnowledge,
  RefreshOutlook,
} from "#mine/index.js";
import { REFRESH_RATES, survivals } from "#mine/refresh/rate-grid.js";
import { partsOf } from "#mine/refresh/period-patterns.js";

const settings = { ...KNOWLEDGE_DEFAULTS, patternPeriods: 7, horizonPeriods: 364, endsAt: null };

/** Looks at a page every `every` periods; `changed` says what each finds. */
function look(
  knowledge: RefreshKnowledge,
  row: number,
  times: readonly number[],
  changed: (at: number) => boolean,
): void {
  for (const [i, at] of times.entries())
    knowledge.note(row, at, i === 0 ? "first" : changed(at) ? "changed" : "same", 1);
}

const every = (step: number, until: number): number[] =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, i) => i * step);

describe("the grid of rates", () => {
  it("squares its way up to the survival at every rate", () => {
    const kept = new Float64Array(REFRESH_RATES.length);
    for (const time of [0, 0.3, 1, 17, 400]) {
      survivals(time, kept);
      for (const [g, rate] of REFRESH_RATES.entries()) expect(kept[g]).toBeCloseTo(Math.exp(-rate * time), 9);
    }
  });

  it("finds a page's rate from looks at any interval", () => {
    for (const [rate, step] of [
      [0.02, 10],
      [0.2, 3],
    ] as const) {
      const knowledge = new RefreshKnowledge({ ...settings, steadyPeriods: 1e6 });
      const random = new SeededRandom(5);
      const row = knowledge.add("a");
      look(knowledge, row, every(step, 2000), () => random.next() < 1 - Math.exp(-rate * step));
      const found = new RefreshOutlook(knowledge, 2000).of(row).rate;
      expect(found).toBeGreaterThan(rate / 1.6);
      expect(found).toBeLessThan(rate * 1.6);
    }
  });

  it("lets pages not looked at follow what the others are like", () => {
    const knowledge = new RefreshKnowledge(settings);
    for (let row = 0; row < 40; row++) knowledge.add("a");
    const before = new RefreshOutlook(knowledge, 50).of(39).rate;
    for (let row = 0; row < 39; row++) look(knowledge, row, every(30, 300), () => false);
    for (let round = 0; round < 20; round++) knowledge.belief.learnPriors(knowledge.cohorts);
    expect(new RefreshOutlook(knowledge, 50).of(39).rate).toBeLessThan(before / 5);
  });
});

describe("patterns", () => {
  it("a span falls on the periods that it covers", () => {
    expect([...partsOf(5.5, 8.25, 7).subarray(0, 7)]).toEqual([1, 0.25, 0, 0, 0, 0.5, 1]);
    expect([...partsOf(0, 21, 7).subarray(0, 7)]).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  it("a site that changes on one day of the week is expected to change then", () => {
    const knowledge = new RefreshKnowledge(settings);
    for (let page = 0; page < 20; page++) {
      const row = knowledge.add("a");
      look(knowledge, row, every(1, 140), (at) => at % 7 === 3);
    }
    const { rates, periods } = learnedColumns(knowledge);
    // A look at the start of day 3 finds what happened on day 2.
    for (let k = 0; k < periods; k++) if (k !== 2) expect(rates[2]).toBeGreaterThan(2 * rates[k]!);
  });
});

describe("the share held", () => {
  it("is whole while nothing changed, and sinks with time since the last look and with longer intervals", () => {
    const watched = (step: number): RefreshKnowledge => {
      const knowledge = new RefreshKnowledge(settings);
      const random = new SeededRandom(9);
      for (let page = 0; page < 30; page++)
        look(
          knowledge,
          knowledge.add("a"),
          every(step, 364),
          () => random.next() < 1 - Math.exp(-0.05 * step),
        );
      for (let round = 0; round < 20; round++) knowledge.belief.learnPriors(knowledge.cohorts);
      return knowledge;
    };
    const weights = new Float64Array(30).fill(1);
    const [often, rarely] = [watched(7), watched(28)];
    const [high, low] = [heldEstimate(often, weights, 364), heldEstimate(rarely, weights, 364)];
    // Of changes at rate r, looks every t hold (1 − e^(−rt)) / (rt): .84 and .54.
    for (const [{ low: least, high: most }, truth] of [
      [high, 0.84],
      [low, 0.54],
    ] as const) {
      expect(least).toBeLessThan(truth);
      expect(most).toBeGreaterThan(truth);
    }
    expect(Math.abs(high.share - 0.84)).toBeLessThan(0.1);
    expect(low.share).toBeLessThan(high.share - 0.1);
    expect(heldEstimate(often, weights, 500).share).toBeLessThan(high.share - 0.05);
    for (const { share, low: least, high: most } of [high, low]) {
      expect(least).toBeLessThan(share);
      expect(most).toBeGreaterThan(share);
    }
    const still = new RefreshKnowledge(settings);
    look(still, still.add("a"), [0], () => false);
    expect(heldEstimate(still, [0], 100).share).toBe(1);
  });
});
