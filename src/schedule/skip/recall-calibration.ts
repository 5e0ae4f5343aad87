// Which score to skip below so that, as in the past, the share of changes asked for is still found.

const LOWEST = -8;
const STEP = 0.1;
const LEVELS = 121;
/** After this many periods a period counts half. */
const HALF_LIFE = 100;

/** Recall of each skip threshold over the past periods, recent ones counting more. */
export class RecallCalibration {
  readonly #found = new Float64Array(LEVELS);
  #weight = 0;

  /**
   * Takes in a finished period: for each of its changes the score of the page that would have shown it,
   * and how many changes it stands for. A period without changes says nothing, but time passes.
   */
  record(changeScores: readonly number[], weights: readonly number[] = changeScores.map(() => 1)): void {
    const fade = 0.5 ** (1 / HALF_LIFE);
    this.#weight *= fade;
    for (let level = 0; level < LEVELS; level++) this.#found[level]! *= fade;
    if (changeScores.length === 0) return;
    this.#weight += 1;
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, score] of changeScores.entries()) {
      // Found at every threshold not above its score.
      const levels = Math.min(LEVELS, Math.floor((score - LOWEST) / STEP) + 1);
      for (let level = 0; level < levels; level++) this.#found[level]! += weights[i]! / all;
    }
  }

  /** The highest threshold that would have found the asked share on the mean; −∞ while nothing is known, and for 1. */
  threshold(askedRecall: number): number {
    // The past cannot vouch for everything: whoever asks for all changes skips nothing.
    if (askedRecall >= 1) return -Infinity;
    let level = -1;
    // A hair below, so that nothing is lost to rounding.
    while (level + 1 < LEVELS && this.#found[level + 1]! >= askedRecall * this.#weight - 1e-9) level++;
    return this.#weight === 0 || level < 0 ? -Infinity : LOWEST + level * STEP;
  }
}
