import type { ValueAxis } from "./value-axis.js";
/** Ticks on an axis that is wide enough for them. */
export declare const MOST_DATES = 6;
/** The widest label with some room beside it. */
export declare const DATE_LABEL_PX = 92;
/** A linear axis over the given instants (epoch milliseconds), from coordinate `start` to `end`. */
export declare function dateAxis(instants: readonly number[], start: number, end: number, mostTicks?: number): ValueAxis;
