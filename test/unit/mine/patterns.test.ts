import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import {
  findPatterns,
  hourOfWeek,
  membership,
  nextQuietTime,
  patternedDays,
  patternedSurvival,
  patternWithLibrary,
  quietHours,
  shrunkPattern,
  spreadChange,
  testPattern,
  WEEK_HOURS,
} from "#mine/index.js";
import { poissonSurvival, ratePerSlot } from "#model/index.js";

const HOUR = 3_600_000;
const MONDAY = Date.UTC(2026, 10, 16);

/** Work goes on from 8 to 16 on workdays. */
const OFFICE = Float64Array.from({ length: WEEK_HOURS }, (_, h) =>
  h < 120 && h % 24 >= 8 && h % 24 < 16 ? 1 : 0.02,
);

describe("hours of the week", () => {
  it("begin on Monday 0:00 UTC, before the epoch too", () => {
    expect(hourOfWeek(MONDAY)).toBe(0);
    expect(hourOfWeek(MONDAY - 1)).toBe(167);
    expect(hourOfWeek(0)).toBe(72);
    expect(hourOfWeek(-HOUR)).toBe(71);
  });

  it("share a change of unknown time among the hours it may have happened in", () => {
    const counts = new Float64Array(WEEK_HOURS);
    spreadChange(counts, MONDAY, MONDAY + 4 * HOUR);
    expect(counts.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(counts.filter((count) => count > 0).length).toBe(4);
    spreadChange(counts, MONDAY - 1000 * HOUR, MONDAY);
    expect(counts.reduce((a, b) => a + b, 0)).toBeCloseTo(2, 9);
  });
});

describe("patterns", () => {
  it("with little data stay near the pattern they lean on, with much data leave it", () => {
    const even = new Float64Array(4).fill(1);
    expect(Array.from(shrunkPattern([0, 0, 0, 0], even, 10))).toEqual([1, 1, 1, 1]);
    expect(shrunkPattern([1, 0, 0, 0], even, 10)[0]).toBeLessThan(1.5);
    expect(shrunkPattern([1000, 0, 0, 0], even, 10)[0]).toBeGreaterThan(3.9);
  });

  it("are not seen in noise, and are seen in office hours", () => {
    const random = new SeededRandom(5);
    const draw = (weights: ArrayLike<number>, changes: number): Float64Array => {
      const counts = new Float64Array(WEEK_HOURS);
      for (let i = 0; i < changes;) {
        const hour = Math.floor(random.next() * WEEK_HOURS);
        if (random.next() < weights[hour]!) counts[hour]! += 1;
        else continue;
        i++;
      }
      return counts;
    };
    const flat = new Float64Array(WEEK_HOURS).fill(1);
    const found = Array.from({ length: 100 }, () => testPattern(draw(flat, 600)).present).filter(
      Boolean,
    ).length;
    expect(found).toBeLessThanOrEqual(5);
    expect(testPattern(draw(OFFICE, 600)).present).toBe(true);
    expect(testPattern(new Float64Array(WEEK_HOURS)).present).toBe(false);
  });

  it("are found as a library, and tell which page follows which", () => {
    const day = Float64Array.from({ length: 24 }, (_, h) => (h < 12 ? 8 : 0));
    const night = Float64Array.from({ length: 24 }, (_, h) => (h < 12 ? 0 : 8));
    const pages = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? night : day));
    const library = findPatterns(pages, 2);
    expect(library.patterns.length).toBe(2);
    expect(library.shares[0]).toBeCloseTo(2 / 3, 1);
    const few = new Float64Array(24);
    few[20] = 2;
    expect(membership(library, few)[1]).toBeGreaterThan(0.9);
    const own = patternWithLibrary(library, few, 20);
    expect(own[15]! / own[3]!).toBeGreaterThan(5);
    expect(findPatterns([], 3).patterns.length).toBe(1);
  });
});

describe("quiet hours", () => {
  it("are the stretch with the fewest changes, over Sunday night too", () => {
    const pattern = new Float64Array(WEEK_HOURS).fill(1);
    for (const hour of [166, 167, 0, 1]) pattern[hour] = 0.1;
    const quiet = quietHours(pattern, 4);
    expect(quiet.startHour).toBe(166);
    expect(quiet.ratio).toBeLessThan(0.11);
  });

  it("say when the next quiet time begins", () => {
    const quiet = { startHour: 2, hours: 3, ratio: 0.1 };
    expect(nextQuietTime(quiet, MONDAY)).toBe(MONDAY + 2 * HOUR);
    expect(nextQuietTime(quiet, MONDAY + 3.5 * HOUR)).toBe(MONDAY + 3.5 * HOUR);
    expect(nextQuietTime(quiet, MONDAY + 5.5 * HOUR)).toBe(MONDAY + 170 * HOUR);
  });
});

describe("patterned survival", () => {
  it("lets time run by the pattern: a night is shorter than a working day", () => {
    const pattern = shrunkPattern(OFFICE, OFFICE, 0.001);
    const steady = poissonSurvival(ratePerSlot(0.5));
    const byDay = patternedSurvival(steady, pattern, MONDAY + 8 * HOUR);
    const byNight = patternedSurvival(steady, pattern, MONDAY + 20 * HOUR);
    expect(byDay.at(1 / 3)).toBeLessThan(byNight.at(1 / 3));
    expect(byDay.at(0)).toBe(1);
  });

  it("keeps whole weeks as long as they are", () => {
    const pattern = shrunkPattern(OFFICE, OFFICE, 0.001);
    expect(patternedDays(pattern, MONDAY + 5.25 * HOUR, 21)).toBeCloseTo(21, 6);
  });
});
