// How fast parts change by their looks: what is expected comes true as often as it says.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { ChangeRates, comparisonsOf, type Comparison } from "#access/coherent/change-rates.js";
import type { CapturedSighting } from "#model/index.js";
import { captured } from "../../../support/samples/sightings.js";

const MINUTE_MS = 60_000;
const compared = (overMs: number, isChanged: boolean, ageMs: number | null = null): Comparison => ({
  overMs,
  isChanged,
  ageMs,
});

describe("what may be expected", () => {
  it("is little change of what was always the same, and much of what never was", () => {
    const quiet = new ChangeRates(Array.from({ length: 8 }, () => compared(MINUTE_MS, false)));
    const lively = new ChangeRates(Array.from({ length: 8 }, () => compared(MINUTE_MS, true)));
    expect(quiet.unchangedOver(MINUTE_MS)).toBeGreaterThan(0.97);
    expect(lively.unchangedOver(MINUTE_MS)).toBeLessThan(0.1);
    expect(lively.unchangedOver(0)).toBeCloseTo(1);
  });

  it("is sharper where the changes are dated", () => {
    const dated = new ChangeRates(
      Array.from({ length: 8 }, () => compared(60 * MINUTE_MS, true, 10 * MINUTE_MS)),
    );
    const undated = new ChangeRates(Array.from({ length: 8 }, () => compared(60 * MINUTE_MS, true)));
    expect(dated.unchangedOver(MINUTE_MS)).toBeGreaterThan(0.85);
    expect(undated.unchangedOver(MINUTE_MS)).toBeLessThan(0.6);
  });

  it("of one change in a long time is that it came at any instant of it", () => {
    const slow = new ChangeRates([
      ...Array.from({ length: 50 }, () => compared(1_000 * MINUTE_MS, false)),
      compared(MINUTE_MS, true),
    ]);
    for (const share of [0.1, 0.5, 0.9])
      expect(slow.unchangedOf(share * MINUTE_MS, MINUTE_MS)).toBeCloseTo(1 - share, 2);
    expect(slow.unchangedOf(MINUTE_MS, MINUTE_MS)).toBe(0);
  });

  it("of a page that was looked at once is that it changes rather seldom", () => {
    const rates = new ChangeRates([]);
    expect(rates.unchangedOver(1_000)).toBeGreaterThan(0.8);
    expect(rates.unchangedOver(1e13)).toBeLessThan(0.1);
  });
});

describe("looks beside each other", () => {
  const look = (content: string, sentAt: number): CapturedSighting =>
    captured(content, sentAt, sentAt + 2) as CapturedSighting;
  const looks = [look("A", 100), look("A", 200), look("B", 500)];

  it("are equal or not, over the time between them", () =>
    expect(comparisonsOf(looks, null)).toEqual([compared(100, false), compared(300, true)]));

  it("have ages by their stamps; the first stood as long beside nothing", () =>
    expect(comparisonsOf(looks, [40, 40, 450])).toEqual([
      compared(60, false),
      compared(100, false, 100),
      compared(300, true, 50),
    ]));
});

it("comes true as often as it is expected, over rates of all orders of magnitude", () => {
  const random = new SeededRandom(66);
  const exponential = (rate: number): number => -Math.log(1 - random.next()) / rate;
  const bins = Array.from({ length: 5 }, () => ({ expected: 0, true: 0, count: 0 }));
  for (let run = 0; run < 6_000; run++) {
    const rate = 10 ** (-9 + 7 * random.next());
    const looks = Array.from({ length: 6 }, () => {
      const overMs = 10 ** (2 + 4 * random.next());
      return compared(overMs, exponential(rate) < overMs);
    });
    const aheadMs = 10 ** (2 + 4 * random.next());
    const expected = new ChangeRates(looks).unchangedOver(aheadMs);
    const bin = bins[Math.min(4, Math.floor(5 * expected))]!;
    bin.count++;
    bin.expected += expected;
    if (exponential(rate) >= aheadMs) bin.true++;
  }
  for (const bin of bins) expect(Math.abs(bin.expected - bin.true) / bin.count).toBeLessThan(0.05);
});
