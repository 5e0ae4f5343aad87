// How long one host is left alone after an answer: longer when it is slow, failing or asks for patience.
/** Bounds of the adaptive pause, all in milliseconds. */
export const PACE_LIMITS = {
    /** An answer that takes longer than this is slow. */
    slowMs: 1_000,
    /** Longest pause for slowness alone. */
    longestSlowPauseMs: 30_000,
    /** Longest pause for failures. */
    longestFailurePauseMs: 60_000,
    /** First pause after 429 and 503 without Retry-After; doubled at each repetition. */
    busyPauseMs: 5_000,
    /** Longest pause for 429 and 503, whatever Retry-After says. */
    longestBusyPauseMs: 300_000,
    /** Pauses after failures grow from the delay, or from this where there is none. */
    shortestFailureStepMs: 50,
};
/** Weight of the newest answer in the running mean of response times. */
const NEWEST_WEIGHT = 0.25;
/** Beyond this the longest pause is reached for every delay. */
const MOST_DOUBLINGS = 20;
/** The pace of one host: never faster than the delay asked for, slower as its answers say. */
export class AdaptivePace {
    #delayMs;
    #leastMs = 0;
    /** What robots.txt asked for when somebody read it before. */
    #recalledMs = 0;
    #meanResponseMs = 0;
    #doublings = 0;
    #busyInARow = 0;
    #busyPauseMs = 0;
    constructor(delayMs) {
        this.#delayMs = delayMs;
    }
    /** Never below this again: what robots.txt asks for by Crawl-delay. */
    slowTo(delayMs) {
        this.#leastMs = Math.max(this.#leastMs, delayMs);
        this.paceTo(this.#delayMs);
    }
    /** Not below this until robots.txt was read again; 0 when it was. */
    recallAsked(delayMs) {
        this.#recalledMs = delayMs;
    }
    /** Another delay from now on; what robots.txt asks for is kept all the same. */
    paceTo(delayMs) {
        this.#delayMs = Math.max(delayMs, this.#leastMs);
    }
    /** Takes note of one answer. */
    note(answer) {
        this.#busyPauseMs = 0;
        if (answer.kind === "answered")
            return this.#noteHealthy(answer.responseMs);
        this.#doublings = Math.min(this.#doublings + 1, MOST_DOUBLINGS);
        if (answer.kind === "busy")
            this.#noteBusy(answer.retryAfterMs);
        else
            this.#busyInARow = 0;
    }
    /** Whether it has learned nothing of its host that another would have to learn anew. */
    get isPlain() {
        return this.#leastMs === 0 && this.#doublings === 0 && this.#slowPauseMs() === 0;
    }
    /** The pause from the end of the last response to the next request. */
    get pauseMs() {
        const askedMs = Math.max(this.#delayMs, this.#recalledMs, this.#busyPauseMs);
        return Math.ceil(Math.max(askedMs, this.#slowPauseMs(), this.#failurePauseMs()));
    }
    #noteHealthy(responseMs) {
        this.#busyInARow = 0;
        // One step back for each proper answer: trust returns as it went, in halves.
        this.#doublings = Math.max(0, this.#doublings - 1);
        this.#meanResponseMs += NEWEST_WEIGHT * (responseMs - this.#meanResponseMs);
    }
    /** Retry-After is the server's own word (RFC 9110 section 10.2.3); said again and again, it was too short. */
    #noteBusy(retryAfterMs) {
        this.#busyInARow++;
        const grownMs = PACE_LIMITS.busyPauseMs * 2 ** Math.min(this.#busyInARow - 1, MOST_DOUBLINGS);
        const isFirstWord = retryAfterMs !== null && this.#busyInARow === 1;
        const askedMs = isFirstWord ? retryAfterMs : Math.max(retryAfterMs ?? 0, grownMs);
        this.#busyPauseMs = Math.min(Math.max(askedMs, 0), PACE_LIMITS.longestBusyPauseMs);
    }
    /** As long a pause as an answer takes, so that a slow server is ours for half of the time at most. */
    #slowPauseMs() {
        if (this.#meanResponseMs <= PACE_LIMITS.slowMs)
            return 0;
        return Math.min(this.#meanResponseMs, PACE_LIMITS.longestSlowPauseMs);
    }
    #failurePauseMs() {
        if (this.#doublings === 0)
            return 0;
        const stepMs = Math.max(this.#delayMs, PACE_LIMITS.shortestFailureStepMs);
        return Math.min(stepMs * 2 ** this.#doublings, PACE_LIMITS.longestFailurePauseMs);
    }
}
