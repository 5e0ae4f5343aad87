import { type Instant } from "#model/index.js";
import type { Clock, ClockKeeping } from "#ports/index.js";
/** Wall time at the anchor plus monotonic time since; a stepping system clock cannot reorder a run. */
export declare class SystemClock implements Clock {
    #private;
    now(): Instant;
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
    keeping(): ClockKeeping;
}
