import { exponential } from "./chance.js";
const MS_PER_DAY = 86_400_000;
/** The first third of the site's day carries the given share of the changes, as where one institution edits. */
export function officeHours(dayMs, officeShare) {
    const quiet = Math.min(1, (1 - officeShare) / (2 * officeShare));
    return {
        at: (afterMs) => (afterMs % dayMs < dayMs / 3 ? 1 : quiet),
        mean: (1 + 2 * quiet) / 3,
    };
}
/** Whole-millisecond times of a Poisson process, oldest first, drawn lazily. */
export class PoissonTimes {
    #meanGapMs;
    #pattern;
    #random;
    #nextAfterMs;
    /** The rate is the mean over a day; a pattern concentrates it. */
    constructor(perDay, random, pattern = null) {
        this.#meanGapMs = (MS_PER_DAY / perDay) * (pattern?.mean ?? 1);
        this.#pattern = pattern;
        this.#random = random;
        this.#nextAfterMs = perDay > 0 ? this.#draw(0) : Infinity;
    }
    /** Milliseconds from the start to the next event; `Infinity` when there is none. */
    get nextAfterMs() {
        return Math.floor(this.#nextAfterMs);
    }
    /** Moves on to the event after it. */
    advance() {
        this.#nextAfterMs = this.#draw(this.#nextAfterMs);
    }
    // Thinning (Lewis and Shedler): candidates at the peak rate, kept with the pattern's probability.
    #draw(afterMs) {
        let at = afterMs;
        do
            at += exponential(this.#random, this.#meanGapMs);
        while (this.#pattern && this.#random.next() >= this.#pattern.at(at));
        return at;
    }
}
/** The site's bulk edits; every page looks at the same ones. */
export class BulkEdits {
    #times;
    #drawn = [];
    constructor(perDay, random) {
        this.#times = new PoissonTimes(perDay, random);
    }
    /** Milliseconds from the start to the edit of the given number, counted from 0. */
    afterMs(number) {
        while (this.#drawn.length <= number) {
            this.#drawn.push(this.#times.nextAfterMs);
            this.#times.advance();
        }
        return this.#drawn[number];
    }
}
