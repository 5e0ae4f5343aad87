import { type Instant } from "#model/index.js";
/** When so many hints of a source were tried, all of them count half from then on: a source may change its ways. */
export declare const MOST_TRIALS = 100;
/** The UTC day that an instant lies in, as its first instant. */
export declare function dayOf(at: Instant): Instant;
/** Requests of one day. */
export interface DaySpending {
    readonly day: Instant;
    readonly requests: number;
}
/** Adds to the day's sum. A clock set back by up to a day begins no new one, so that nothing is spent twice. */
export declare function spentMore(before: DaySpending | undefined, at: Instant, requests: number): DaySpending;
