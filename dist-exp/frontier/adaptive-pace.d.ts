/** How a host took one request. */
export type HostAnswer = 
/** It answered; `responseMs` is from the request to the first byte of the answer. */
{
    readonly kind: "answered";
    readonly responseMs: number;
}
/** Time-outs, resets, server errors: it may be in trouble. */
 | {
    readonly kind: "failing";
}
/** 429 or 503, with the pause of Retry-After where it named one. */
 | {
    readonly kind: "busy";
    readonly retryAfterMs: number | null;
};
/** Bounds of the adaptive pause, all in milliseconds. */
export declare const PACE_LIMITS: {
    /** An answer that takes longer than this is slow. */
    readonly slowMs: 1000;
    /** Longest pause for slowness alone. */
    readonly longestSlowPauseMs: 30000;
    /** Longest pause for failures. */
    readonly longestFailurePauseMs: 60000;
    /** First pause after 429 and 503 without Retry-After; doubled at each repetition. */
    readonly busyPauseMs: 5000;
    /** Longest pause for 429 and 503, whatever Retry-After says. */
    readonly longestBusyPauseMs: 300000;
    /** Pauses after failures grow from the delay, or from this where there is none. */
    readonly shortestFailureStepMs: 50;
};
/** The pace of one host: never faster than the delay asked for, slower as its answers say. */
export declare class AdaptivePace {
    #private;
    constructor(delayMs: number);
    /** Never below this again: what robots.txt asks for by Crawl-delay. */
    slowTo(delayMs: number): void;
    /** Not below this until robots.txt was read again; 0 when it was. */
    recallAsked(delayMs: number): void;
    /** Another delay from now on; what robots.txt asks for is kept all the same. */
    paceTo(delayMs: number): void;
    /** Takes note of one answer. */
    note(answer: HostAnswer): void;
    /** Whether it has learned nothing of its host that another would have to learn anew. */
    get isPlain(): boolean;
    /** The pause from the end of the last response to the next request. */
    get pauseMs(): number;
}
