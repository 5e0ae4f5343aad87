import { type Instant } from "#model/index.js";
import type { Agreement, Clock, ClockKeeping } from "#ports/index.js";
import { type PassingTime } from "./passing-time.js";
/** What one look at the agreement's time brought. */
export type ClockCheck = 
/** The clock is within its bound. */
"sure"
/** The answer took too long to tell. */
 | "unsure"
/** It is beyond its bound: nothing that was stamped by it may be acknowledged any more. */
 | "wrong";
/** How a clock is made. */
export interface AgreedClockOptions {
    readonly agreement: Pick<Agreement, "readTime">;
    /** Who keeps the machine's boots and uptimes; `null` values where nobody knows. */
    readonly machine?: () => Pick<ClockKeeping, "bootId" | "uptimeMs">;
    readonly time?: PassingTime;
}
/** The agreement's time on this machine. */
export declare class AgreedClock implements Clock {
    #private;
    private constructor();
    /** Reads the agreement's time until it is known well; `null` where it answers too slowly for any anchor. */
    static anchor(options: AgreedClockOptions): Promise<AgreedClock | null>;
    /** ε: by how much a time of this clock may differ from the agreement's. */
    get errorMs(): number;
    get isWrong(): boolean;
    now(): Instant;
    sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
    keeping(): ClockKeeping;
    /** Looks at the agreement's time again. A clock that was found wrong stays wrong. */
    check(): Promise<ClockCheck>;
}
