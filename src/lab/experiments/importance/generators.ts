// Declared generators of sites with change patterns, from pages that are all alike to pages that differ in everything.
import type { Random } from "#ports/index.js";
import type { RefreshPages } from "#schedule/index.js";

/** Periods in a day's pattern (bensaad2011 section 7). */
export const PERIODS = 24;

/** How the pages of a site differ from each other. */
export interface PatternGenerator {
  readonly name: string;
  /** Rates lie log-uniformly between these, changes per period on the mean. */
  readonly rates: readonly [least: number, most: number];
  /** Number of different hours at which pages peak; 0 for flat patterns. */
  readonly peaks: number;
  /** Concentration of a day's changes around the peak: 0 is flat, 3 puts most into six hours. */
  readonly sharpness: number;
  /** The importance of changes peaks this far from their rate, in hours, by page at random up to it. */
  readonly importanceShift: number;
  /** Page weights lie log-uniformly between this and 1. */
  readonly leastWeight: number;
}

/** From alike to very different. */
export const GENERATORS: readonly PatternGenerator[] = [
  { name: "alike", rates: [0.1, 0.1], peaks: 1, sharpness: 1, importanceShift: 0, leastWeight: 1 },
  { name: "weights", rates: [0.05, 0.2], peaks: 1, sharpness: 1, importanceShift: 0, leastWeight: 0.1 },
  { name: "shifted", rates: [0.02, 0.5], peaks: 4, sharpness: 2, importanceShift: 3, leastWeight: 0.1 },
  { name: "different", rates: [0.01, 1], peaks: 24, sharpness: 3, importanceShift: 6, leastWeight: 0.05 },
  {
    name: "very-different",
    rates: [0.01, 3],
    peaks: 24,
    sharpness: 3,
    importanceShift: 12,
    leastWeight: 0.02,
  },
  {
    name: "mostly-still",
    rates: [0.002, 2],
    peaks: 24,
    sharpness: 3,
    importanceShift: 12,
    leastWeight: 0.02,
  },
];

/** Generators whose pages differ in rate by a factor of 25 and more. */
export const HETEROGENEOUS = ["shifted", "different", "very-different", "mostly-still"];

/** Draws the pages of a site. */
export function generatePages(generator: PatternGenerator, count: number, random: Random): RefreshPages {
  const rates = new Float32Array(count * PERIODS);
  const importances = new Float32Array(count * PERIODS);
  const weights = new Float64Array(count);
  for (let page = 0; page < count; page++) {
    const peak =
      Math.floor(random.next() * Math.max(1, generator.peaks)) * (PERIODS / Math.max(1, generator.peaks));
    const importancePeak = peak + (random.next() * 2 - 1) * generator.importanceShift;
    const level = logUniform(random, generator.rates);
    const importance = 0.2 + 0.6 * random.next();
    const shape = hourShape(peak, generator.sharpness);
    const importanceShape = hourShape(importancePeak, generator.sharpness / 2);
    for (let k = 0; k < PERIODS; k++) {
      rates[page * PERIODS + k] = level * shape[k]!;
      importances[page * PERIODS + k] = Math.min(1, importance * importanceShape[k]!);
    }
    weights[page] = logUniform(random, [generator.leastWeight, 1]);
  }
  return { count, weights, periods: PERIODS, rates, importances };
}

/** A bump over the day (von Mises), with mean 1. */
function hourShape(peak: number, sharpness: number): number[] {
  const raw = Array.from({ length: PERIODS }, (_, k) =>
    Math.exp(sharpness * Math.cos((2 * Math.PI * (k - peak)) / PERIODS)),
  );
  const mean = raw.reduce((a, b) => a + b, 0) / PERIODS;
  return raw.map((value) => value / mean);
}

function logUniform(random: Random, [least, most]: readonly [number, number]): number {
  return least * (most / least) ** random.next();
}
