import { type Instant, type WatchPlan } from "#model/index.js";
import type { WatchGround } from "./watch-ground.js";
/** How a watch runs beside its ground. */
export interface WatchOptions {
    /** The plan as it is now: read again before every round, the old one where the new one is wrong. */
    plan(): Promise<WatchPlan>;
    /**
     * What is done between turns: news are delivered, the archive is looked after; says when it wants to be called next.
     * `turns` settles when the turns under way have ended: who has a clock that would run ahead of them waits for it.
     */
    between(now: Instant, turns: Promise<unknown>): Promise<Instant | null>;
    /** Sites that have their turn at the same time. */
    readonly sitesAtOnce?: number;
    /** Ends by itself at this instant; never unless told. */
    readonly until?: Instant;
}
/** Runs the turns of all sites until it is stopped. */
export declare class Watch {
    #private;
    constructor(ground: WatchGround, options: WatchOptions);
    /** Returns when it was stopped, or its time is over; everything is left to be gone on with. */
    run(): Promise<void>;
}
