// Expected gain from what own looks taught: what a look would bring now, less what waiting would bring as well.
/** The name of the strategy. */
export const LEARNED_GAIN = "learned-gain";
/** The index of every page: weight times what would be lost by waiting. */
export function learnedGain({ count, gain, wait }, weights) {
    const index = new Float64Array(count);
    for (let row = 0; row < count; row++)
        index[row] = weights[row] * (gain[row] - wait[row]);
    return index;
}
