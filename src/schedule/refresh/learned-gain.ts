// Expected gain from what own looks taught: what a look would bring now, less what waiting would bring as well.

/** The name of the strategy. */
export const LEARNED_GAIN = "learned-gain";

/** What is known of the pages at this moment, by row. */
export interface GainOutlook {
  readonly count: number;
  /** Share of a page's completeness that a look now is expected to bring; far above 1 for a page never looked at. */
  readonly gain: Float64Array;
  /** The part of it that waiting would bring as well. */
  readonly wait: Float64Array;
}

/** The index of every page: weight times what would be lost by waiting. */
export function learnedGain({ count, gain, wait }: GainOutlook, weights: Float64Array): Float64Array {
  const index = new Float64Array(count);
  for (let row = 0; row < count; row++) index[row] = weights[row]! * (gain[row]! - wait[row]!);
  return index;
}
