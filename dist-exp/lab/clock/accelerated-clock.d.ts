import { type Instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";
/** Options of {@link AcceleratedClock}. */
export interface AcceleratedClockOptions {
    readonly startAt: Instant;
    /** Milliseconds of this clock per real millisecond. */
    readonly factor: number;
}
/** Monotonic; starts at the given instant when made. Site and crawler must share one. */
export declare class AcceleratedClock implements Clock {
    #private;
    constructor(options: AcceleratedClockOptions);
    now(): Instant;
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
}
