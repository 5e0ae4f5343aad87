import { type Instant } from "#model/index.js";
import type { Clock, ClockKeeping, Fetcher } from "#ports/index.js";
/** In what a clock is wrong, and what is said of it. */
export interface ClockFault {
    /** What it is ahead of true time when made; negative when behind. */
    readonly offsetMs?: number;
    /** By how much it goes too fast, in millionths; it must go forward. */
    readonly driftPpm?: number;
    /** What its keeper says; nothing unless told. */
    readonly boundMs?: number;
    /** Whether the machine's uptime, which is right, can be read beside it. */
    readonly tellsUptime?: boolean;
}
/** Another clock, misread. */
export declare class WrongClock implements Clock {
    #private;
    constructor(right: Clock, fault: ClockFault);
    now(): Instant;
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
    keeping(): ClockKeeping;
    /** What it shows at a true time, to the fraction of a millisecond. */
    shownAt(trueMs: number): number;
    /** The true time at which it shows this. */
    trueAt(shownMs: number): number;
}
/** The same fetcher with the times that a wrong clock would have shown, rounded as a real fetcher rounds. */
export declare function fetcherBy(clock: WrongClock, fetcher: Fetcher): Fetcher;
