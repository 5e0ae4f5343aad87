import type { Random } from "#ports/index.js";
/** Relative rate of change by time of day. */
export interface DayPattern {
    /** At most 1. */
    at(afterMs: number): number;
    /** Its mean over a day. */
    readonly mean: number;
}
/** The first third of the site's day carries the given share of the changes, as where one institution edits. */
export declare function officeHours(dayMs: number, officeShare: number): DayPattern;
/** Whole-millisecond times of a Poisson process, oldest first, drawn lazily. */
export declare class PoissonTimes {
    #private;
    /** The rate is the mean over a day; a pattern concentrates it. */
    constructor(perDay: number, random: Random, pattern?: DayPattern | null);
    /** Milliseconds from the start to the next event; `Infinity` when there is none. */
    get nextAfterMs(): number;
    /** Moves on to the event after it. */
    advance(): void;
}
/** The site's bulk edits; every page looks at the same ones. */
export declare class BulkEdits {
    #private;
    constructor(perDay: number, random: Random);
    /** Milliseconds from the start to the edit of the given number, counted from 0. */
    afterMs(number: number): number;
}
