/** 7 × 24. */
export declare const WEEK_HOURS = 168;
/** Hour of the week of an instant: 0 is Monday 0:00–1:00 UTC. */
export declare function hourOfWeek(atMs: number): number;
/** Day classes of the paper's figure. */
export declare const DAY_CLASSES: readonly ["workday", "saturday", "sunday"];
/** The paper's four parts of the day, by their first hour. */
export declare const DAY_PARTS: readonly [0, 6, 12, 18];
/** Sums hours of the week into the paper's periods: rows by day class, columns by part of the day, per day. */
export declare function paperPeriods(hours: ArrayLike<number>): number[][];
/** Adds a change that happened somewhere in (from, to] to the hours it may have happened in, in equal parts. */
export declare function spreadChange(counts: Float64Array, fromMs: number, toMs: number, weight?: number): void;
