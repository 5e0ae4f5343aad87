import { describe, expect, it } from "vitest";
import { deliveredRecall, LOT_SHARE } from "#watch/skip/delivered-recall.js";
import { isByLot } from "#watch/skip/lot.js";

const tally = (found: number, lots: number): { found: number; byLot: number; lots: number } => ({
  found,
  byLot: lots,
  lots,
});

describe("the share of changes delivered, from the pages looked at by lot", () => {
  it("is not said before a change was found", () => {
    expect(deliveredRecall([])).toBeNull();
    expect(deliveredRecall([tally(0, 0)])).toBeNull();
  });

  it("counts nineteen that nobody found for each that the lot did", () => {
    expect(deliveredRecall([tally(81, 1)])!.share).toBeCloseTo(81 / 100, 12);
  });

  it("is never sure that all was found: where the lot found nothing, three of its finds may have been due", () => {
    const { share, low, high } = deliveredRecall(Array.from({ length: 26 }, () => tally(10, 0)))!;
    // P(none | mean 2.996) = .05; a quarter more for edits in bulk.
    expect([share, high]).toEqual([1, 1]);
    expect(low).toBeCloseTo(260 / (260 + 1.25 * 2.9957 * 19), 3);
  });

  it("is wider where the finds of the lot came in one round than where they came one by one", () => {
    const apart = deliveredRecall(Array.from({ length: 20 }, () => tally(20, 1)))!;
    const together = deliveredRecall([tally(20, 20), ...Array.from({ length: 19 }, () => tally(20, 0))])!;
    expect(together.share).toBeCloseTo(apart.share, 12);
    expect(together.low).toBeLessThan(apart.low - 0.05);
  });

  it("many finds are judged as surely as few", () => {
    const many = deliveredRecall([tally(9_000, 400), tally(9_000, 400)])!;
    expect(many.low).toBeLessThan(many.share);
    expect(many.low).toBeGreaterThan(0.45);
  });
});

it("the lot falls on a page in twenty, on others in each round, and on the same ones for everybody", () => {
  const drawn = (round: number): number[] =>
    Array.from({ length: 20_000 }, (_, page) => page).filter((page) => isByLot(page, round));
  const [first, second] = [drawn(1), drawn(2)];
  const spread = 3 * Math.sqrt(20_000 * LOT_SHARE * (1 - LOT_SHARE));
  expect(Math.abs(first.length - 20_000 * LOT_SHARE)).toBeLessThan(spread);
  const both = first.filter((page) => second.includes(page)).length;
  expect(Math.abs(both - 20_000 * LOT_SHARE ** 2)).toBeLessThan(3 * Math.sqrt(50));
  expect(drawn(1)).toEqual(first);
});
