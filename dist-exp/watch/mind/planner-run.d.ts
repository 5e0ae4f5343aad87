import type { RefreshPages, RefreshPlanner } from "#schedule/index.js";
/** What the planner is told before it chooses. */
export interface PlannerTurn {
    readonly pages: RefreshPages;
    /** Page numbers by row. */
    readonly numbers: Int32Array;
    readonly period: number;
    readonly budget: number;
    readonly leftPeriods: number;
}
/** Starts a planner at its first choice and renews it before every other. */
export declare class PlannerRun {
    #private;
    constructor(planner: RefreshPlanner);
    /** Rows to capture, in order. */
    choose({ pages, numbers, period, budget, leftPeriods }: PlannerTurn): Int32Array;
    /** Columns of its memory, and the page numbers they stand for. */
    save(): Record<string, Float64Array>;
    /** Takes its memory back; `pages` has as many rows as were saved. False when it does not fit. */
    restore(pages: RefreshPages, saved: Readonly<Record<string, Float64Array | Float32Array>>): boolean;
}
