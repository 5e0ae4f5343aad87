// Placement of many pages in near-linear time, with a certified bound. Slot prices are taken linear between
// breakpoints that widen away from t*; worth is convex in the slot, so worth − price is greatest at a
// breakpoint, and prices checked there alone bound every placement. An auction finds the prices.
import { dualBound, exactSum } from "./dual-bound.js";
import type { Placement, PlacementProblem } from "./placement.js";
import { SlotMarket } from "./slot-market.js";

// Steps of 6 % keep the error of a chord below 0.0003 of a Poisson survival (x²δ²/8·e^(-x) ≤ 0.07 δ²).
const WIDENING = 0.06;
const FIRST_INCREMENT = 1 / 4;
const INCREMENT_FALL = 4;
// Rounds end when the certified gap is this small, or when increments no longer matter.
const GOOD_RATIO = 0.998;
const LAST_INCREMENT = 1e-6;
// Before this increment the gap is not worth measuring.
const FIRST_MEASURED_INCREMENT = 1e-3;
// From so many pages on, one in so many tells the others their prices: as good as the rounds before the first measured.
const SAMPLED_PAGES = 40_000;
const SAMPLE_BITS = 4;
const SAMPLE_STRIDE = 2 ** SAMPLE_BITS;

/** Places pages by an auction for groups of neighbouring slots; see {@link Placement.upperBound} for the gap. */
export function placeByBreakpoints(problem: PlacementProblem): Placement {
  const breakpoints = chooseBreakpoints(problem.count, problem.earningSlots);
  const sampled = problem.count < SAMPLED_PAGES ? null : placeFromSample(problem, breakpoints);
  if (sampled && isGood(sampled)) return sampled;
  const market = new SlotMarket(problem, breakpoints);
  let best = sampled;
  for (let step = FIRST_INCREMENT; ; step /= INCREMENT_FALL) {
    market.round(step * market.greatestWorth);
    if (step > FIRST_MEASURED_INCREMENT) continue;
    best = better(best, toPlacement(problem, market, breakpoints));
    if (step < LAST_INCREMENT || isGood(best)) return best;
  }
}

function isGood({ expected, upperBound }: Placement): boolean {
  return expected >= GOOD_RATIO * upperBound;
}

/** One round from the prices of a sample. Any prices bound every placement; how good these are, the gap tells. */
function placeFromSample(problem: PlacementProblem, breakpoints: Int32Array): Placement {
  const sample = sampleOf(problem);
  const market = new SlotMarket(problem, breakpoints, startPrices(problem, breakpoints, sample));
  market.round(FIRST_MEASURED_INCREMENT * market.greatestWorth);
  return toPlacement(problem, market, breakpoints);
}

/** One page of every stride, by a walk that no list of pages keeps step with; slots that lie as far apart. */
function sampleOf({ count, earningSlots, worth }: PlacementProblem): PlacementProblem {
  const offset = (k: number): number => Math.imul(k, 0x9e3779b1) >>> (32 - SAMPLE_BITS);
  return {
    count: Math.ceil(count / SAMPLE_STRIDE),
    earningSlots: Math.ceil(earningSlots / SAMPLE_STRIDE),
    worth: (k, slot) => worth(Math.min(k * SAMPLE_STRIDE + offset(k), count - 1), slot * SAMPLE_STRIDE),
  };
}

/** The sample's prices at the breakpoints of all: earning slots from earning ones, the others from the others. */
function startPrices(
  { earningSlots }: PlacementProblem,
  breakpoints: Int32Array,
  sample: PlacementProblem,
): Float64Array {
  const { breakpoints: known, prices } = priceSlots(sample);
  const all = slotPrices(sample.count, known, prices);
  const priceAt = (place: number): number => {
    const slot = Math.min(Math.floor(place), sample.count - 1);
    const next = Math.min(slot + 1, sample.count - 1);
    return all[slot]! + (place - slot) * (all[next]! - all[slot]!);
  };
  return Float64Array.from(breakpoints, (slot) => {
    const place = Math.min(slot / SAMPLE_STRIDE, sample.count - 1);
    if (slot >= earningSlots)
      return priceAt(Math.min(Math.max(place, sample.earningSlots), sample.count - 1));
    return priceAt(Math.min(place, sample.earningSlots - 1));
  });
}

/** Prices of the slots at breakpoints, the cheapest at 0; good to about a thousandth of the greatest worth. */
export function priceSlots(problem: PlacementProblem): { breakpoints: Int32Array; prices: Float64Array } {
  const breakpoints = chooseBreakpoints(problem.count, problem.earningSlots);
  const market = new SlotMarket(problem, breakpoints);
  for (let step = FIRST_INCREMENT; step > FIRST_MEASURED_INCREMENT / INCREMENT_FALL; step /= INCREMENT_FALL) {
    market.round(step * market.greatestWorth);
  }
  // Prices prove as much when all are shifted; a slot that nobody wants should cost nothing.
  const cheapest = market.groupPrices.reduce((a, b) => Math.min(a, b), Infinity);
  return { breakpoints, prices: market.groupPrices.map((price) => price - cheapest) };
}

function better(a: Placement | null, b: Placement): Placement {
  if (a === null) return b;
  const upperBound = Math.min(a.upperBound, b.upperBound);
  return { ...(a.expected > b.expected ? a : b), upperBound };
}

/** Every slot at first, then ever wider steps; both sides of the end of the earning slots. */
function chooseBreakpoints(count: number, earningSlots: number): Int32Array {
  const points: number[] = [];
  for (let slot = 0; slot < earningSlots; slot += Math.max(1, Math.floor(slot * WIDENING))) points.push(slot);
  for (const slot of [earningSlots - 1, earningSlots, count - 1]) {
    if (slot >= 0 && slot < count && slot > (points.at(-1) ?? -1)) points.push(slot);
  }
  return Int32Array.from(points);
}

function toPlacement(problem: PlacementProblem, market: SlotMarket, breakpoints: Int32Array): Placement {
  const pageOfSlot = market.fillSlots();
  const earned = new Float64Array(problem.count);
  for (let slot = 0; slot < problem.earningSlots; slot++)
    earned[slot] = problem.worth(pageOfSlot[slot]!, slot);
  return {
    pageOfSlot,
    expected: exactSum(earned),
    upperBound: dualBound(market.pagePrices(), slotPrices(problem.count, breakpoints, market.groupPrices)),
  };
}

/** Prices of all slots, linear between breakpoints. */
function slotPrices(count: number, breakpoints: Int32Array, prices: Float64Array): Float64Array {
  const all = new Float64Array(count);
  all[count - 1] = prices.at(-1)!;
  for (let k = 0; k + 1 < breakpoints.length; k++) {
    const from = breakpoints[k]!;
    const to = breakpoints[k + 1]!;
    for (let slot = from; slot < to; slot++) {
      all[slot] = prices[k]! + ((slot - from) / (to - from)) * (prices[k + 1]! - prices[k]!);
    }
  }
  return all;
}
