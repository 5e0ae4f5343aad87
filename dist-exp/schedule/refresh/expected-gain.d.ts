import { type RefreshPlanner } from "./refresh-planner.js";
/** For the total weight of the versions held. */
export declare const expectedGain: RefreshPlanner;
/**
 * For the paper's completeness (bensaad2011 Definitions 5.12 and 5.13): a version counts by its share in its own page's
 * changes over the horizon, so that a rare change of a quiet page is worth more than one of many of a busy one.
 */
export declare function expectedCompleteness(horizonPeriods: number): RefreshPlanner;
