import { type Instant } from "#model/index.js";
import type { Clock, ClockKeeping } from "#ports/index.js";
/** Options of {@link VirtualClock}. */
export interface VirtualClockOptions {
    readonly startAt: Instant;
    /** Whether work is going on that the clock must wait for; by default file requests of this process. */
    readonly isBusy?: () => boolean;
}
/**
 * Wakes sleepers one at a time, by instant and then by the order in which they went to sleep, and lets each
 * run until it sleeps again or ends before the next wakes. Time never passes while a promise is ready to run
 * or a file request is under way; other real work (sockets, the thread pool) it sees only through `isBusy`.
 */
export declare class VirtualClock implements Clock {
    #private;
    constructor(options: VirtualClockOptions);
    now(): Instant;
    /** Nothing else tells the time here: it is right by definition. */
    keeping(): ClockKeeping;
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
}
