import type { Random } from "#ports/index.js";
/** How often, on the average; `Infinity` for never. */
export interface FaultRates {
    /** Of each worker. */
    readonly killEveryMs: number;
    readonly freezeEveryMs: number;
    readonly cutEveryMs: number;
    /** Of the whole. */
    readonly restartEveryMs: number;
}
/** Nothing goes wrong. */
export declare const NO_FAULTS: FaultRates;
/** Of every worker something every three minutes or so: far more than a cluster has to bear. */
export declare const MANY_FAULTS: FaultRates;
/** How long things last. */
declare const LASTS: {
    readonly replaceMs: readonly [5000, 20000];
    readonly freezeMs: readonly [1000, 40000];
    readonly cutMs: readonly [1000, 30000];
    readonly downMs: readonly [1000, 10000];
};
/** One fault's length, within its bounds. */
export declare function drawLengthMs(what: keyof typeof LASTS, random: Random): number;
/** Time to the next of such as come at random, so often on the average. */
export declare function drawGapMs(everyMs: number, random: Random): number;
export {};
