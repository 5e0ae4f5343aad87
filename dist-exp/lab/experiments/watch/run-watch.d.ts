import type { KnowledgeSettings } from "#mine/index.js";
import { RefreshMind } from "#watch/index.js";
import { type RefreshMeasures } from "../importance/measure.js";
import type { WatchedSite } from "./watched-site.js";
/** How a site is watched. */
export interface WatchOptions {
    readonly planner: string;
    /** Looks per period. */
    readonly budget: number;
    readonly knowledge?: Partial<KnowledgeSettings>;
}
/** What a watch reached. */
export interface WatchMeasures extends Pick<RefreshMeasures, "completeness" | "weightCaptured"> {
    /** Looks after the first one at every page. */
    readonly looks: number;
    /** By time, in periods: share of the weight of all versions that was held. */
    readonly held: readonly (readonly [time: number, share: number])[];
}
/** Watches for the whole horizon; every page begins with one look, as a capture gives it. */
export declare function runWatch(site: WatchedSite, options: WatchOptions): WatchMeasures;
/** One watch of one site, period by period. */
export declare class LabWatch {
    #private;
    readonly mind: RefreshMind;
    /** Times of the looks at each page, in periods. */
    readonly captures: number[][];
    /** Weight of the versions held, the first ones aside. */
    heldWeight: number;
    constructor(site: WatchedSite, { planner, knowledge }: WatchOptions);
    /** Looks at what the mind chooses for a period, evenly over it. */
    step(period: number, budget: number): void;
}
