// Time of a page: the work it makes is bounded tightly, waiting for answers loosely.
import { REAL_TIME_FACTOR } from "../limits.js";
const LOOK_EVERY_MS = 50;
/** Watches the time of one page until it is stopped. */
export function watchPageTime(limits, clock, over) {
    const usage = new PageUsage(clock);
    let lastTurn = clock.turn();
    const timer = setInterval(() => {
        usage.look();
        // Acts and steps are bounded in number: each may be busy for as long.
        if (clock.turn() !== lastTurn)
            usage.beginAgain();
        lastTurn = clock.turn();
        if (usage.busyMs > limits.maxBusyMs)
            over.stop("over-time", `the page was busy for more than ${limits.maxBusyMs} ms`);
        else if (usage.wholeMs > limits.maxPageMs)
            over.stop("over-time", `the page took more than ${limits.maxPageMs} ms`);
    }, LOOK_EVERY_MS);
    return { stop: () => clearInterval(timer) };
}
/** Adds up what a page uses. */
class PageUsage {
    wholeMs = 0;
    #clock;
    #unansweredMs = 0;
    #overLimitMs = 0;
    #last = performance.now();
    #processorFrom;
    constructor(clock) {
        this.#clock = clock;
        this.#processorFrom = clock.processorMs();
    }
    look() {
        // A process of ours that was held up is not the page's doing: one look counts little.
        const passedMs = Math.min(performance.now() - this.#last, 4 * LOOK_EVERY_MS);
        this.#last = performance.now();
        this.wholeMs += passedMs;
        if (this.#clock.isOverLimit())
            this.#overLimitMs += passedMs;
        if (!this.#clock.isWaiting())
            this.#unansweredMs += passedMs;
        this.#processorFrom ??= this.#clock.processorMs();
    }
    /** What was used so far does not count any more. */
    beginAgain() {
        this.#unansweredMs = 0;
        this.#overLimitMs = 0;
        this.#processorFrom = this.#clock.processorMs();
    }
    /** A page that hangs without working is bounded too, by much more real time than its work would need. */
    get busyMs() {
        const nowMs = this.#clock.processorMs();
        if (nowMs === null || this.#processorFrom === null)
            return this.#unansweredMs;
        const workMs = Math.max(nowMs - this.#processorFrom, this.#unansweredMs / REAL_TIME_FACTOR);
        return Math.max(workMs, this.#overLimitMs);
    }
}
