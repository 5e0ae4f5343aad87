// Which score to stop at so that, as in the past, the share of changes asked for is still found.
const LOWEST = -8;
const STEP = 0.1;
const LEVELS = 121;
/** After this many periods a period counts half. */
const HALF_LIFE = 100;
/** How far above the recall asked for the past must lie: so many standard errors of its mean. */
const MARGIN = 1;
/** What a period that found all or nothing moves the aim by, and how far the aim may stray. */
const CORRECTION = 0.02;
const MOST_BELOW = 0.03;
const MOST_ABOVE = 0.05;
/**
 * Recall of each threshold over the past periods, recent ones counting more; and an aim that is corrected by what was
 * delivered. What the past would have found is not what is found: the forecast was worse when it had seen less, and
 * sites change their ways. So, as in adaptive conformal inference, the aim falls a little after each period that
 * delivered more than was asked for, and rises after one that delivered less.
 */
export class RecallCalibration {
    #asked;
    /** By threshold: recalls of the past periods, and their squares, summed up with fading weights. */
    #found = new Float64Array(LEVELS);
    #squares = new Float64Array(LEVELS);
    #weight = 0;
    #weightSquares = 0;
    #correction = 0;
    /** For one share of changes that is to be found on the mean. */
    constructor(askedRecall) {
        this.#asked = askedRecall;
    }
    /**
     * Takes in a finished period: for each of its changes the score of the page that would have shown it,
     * and how many changes it stands for. A period without changes says nothing, but time passes.
     */
    record(changeScores, weights = changeScores.map(() => 1)) {
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        const recalls = all > 0 ? recallsOf(changeScores, weights, all) : null;
        if (recalls !== null)
            this.#correct(recalls);
        const fade = 0.5 ** (1 / HALF_LIFE);
        this.#weight = this.#weight * fade + (recalls === null ? 0 : 1);
        this.#weightSquares = this.#weightSquares * fade * fade + (recalls === null ? 0 : 1);
        for (let level = 0; level < LEVELS; level++) {
            const recall = recalls?.[level] ?? 0;
            this.#found[level] = this.#found[level] * fade + recall;
            this.#squares[level] = this.#squares[level] * fade + recall * recall;
        }
    }
    /** The highest threshold that would have found the share aimed at; −∞ while nothing is known, and for 1. */
    threshold() {
        const level = this.#level();
        return level < 0 ? -Infinity : LOWEST + level * STEP;
    }
    /** All that it goes by, as one column. */
    save() {
        const sums = [this.#weight, this.#weightSquares, this.#correction];
        return Float64Array.of(...sums, ...this.#found, ...this.#squares);
    }
    /** Takes back what was saved; false, with nothing taken, when it does not fit. */
    restore(saved) {
        if (saved.length !== 3 + 2 * LEVELS)
            return false;
        const values = Float64Array.from(saved);
        [this.#weight, this.#weightSquares, this.#correction] = [values[0], values[1], values[2]];
        this.#found.set(values.subarray(3, 3 + LEVELS));
        this.#squares.set(values.subarray(3 + LEVELS));
        return true;
    }
    #level() {
        // The past cannot vouch for everything: whoever asks for all changes skips nothing.
        if (this.#asked >= 1 || this.#weight === 0)
            return -1;
        const aim = Math.min(0.999, this.#asked + this.#correction);
        let level = -1;
        // A hair below, so that nothing is lost to rounding.
        while (level + 1 < LEVELS && this.#assured(level + 1) >= aim - 1e-9)
            level++;
        return level;
    }
    /** The mean recall of the past at a threshold, less the margin. */
    #assured(level) {
        const mean = this.#found[level] / this.#weight;
        const variance = Math.max(0, this.#squares[level] / this.#weight - mean * mean);
        const periods = this.#weight ** 2 / this.#weightSquares;
        return mean - MARGIN * Math.sqrt(variance / periods);
    }
    #correct(recalls) {
        const level = this.#level();
        // Nothing would have been skipped: no sign of how well the threshold is set.
        if (level < 0)
            return;
        const moved = this.#correction + CORRECTION * (this.#asked - recalls[level]);
        this.#correction = Math.max(-MOST_BELOW, Math.min(MOST_ABOVE, moved));
    }
}
/** The share of the changes found at each threshold: a change is found at every one not above its score. */
function recallsOf(changeScores, weights, all) {
    const recalls = new Float64Array(LEVELS);
    for (const [i, score] of changeScores.entries()) {
        const level = Math.min(LEVELS - 1, Math.floor((score - LOWEST) / STEP));
        if (level >= 0)
            recalls[level] += weights[i] / all;
    }
    for (let level = LEVELS - 2; level >= 0; level--)
        recalls[level] += recalls[level + 1];
    return recalls;
}
