import type { Failure } from "./failure.js";
/** Holds the reason once there is one, and tells whoever waits at that moment; an AbortController for every fetch costs 2 µs and its listeners more. */
export declare class StopSignal {
    #private;
    /** Why the fetch is over; `null` while it may go on. */
    get reason(): Failure | null;
    /** The first reason counts. */
    stop(reason: Failure): void;
    /** Whom to tell from now on, in place of the one before: the stages of a fetch follow each other. */
    listen(onStop: (() => void) | null): void;
}
