import type { Instant } from "#model/index.js";
/** How a clock is kept, at one instant. */
export interface ClockKeeping {
    /** Who keeps it right, in words. */
    readonly by: string;
    /** The most by which it may differ from true time; `null` when nobody says. */
    readonly boundMs: number | null;
    /** Which start of the machine this is, and how long it has been running; `null` where that cannot be told. */
    readonly bootId: string | null;
    readonly uptimeMs: number | null;
    /** Whether files are stamped with the time that it was set by. */
    readonly stampsFiles: boolean;
}
/** Time, real, accelerated or virtual; monotonic within a run. */
export interface Clock {
    now(): Instant;
    /** Resolves at or after the instant; rejects with the signal's reason when aborted. */
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
    /** How it is kept; a clock without it is kept by nobody known. */
    keeping?(): ClockKeeping;
}
