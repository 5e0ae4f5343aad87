import type { RefreshPlanner } from "./refresh-planner.js";
export type * from "./refresh-planner.js";
export { clairvoyantBound, type VersionJobs } from "./clairvoyant-bound.js";
export { expectedCompleteness, expectedGain } from "./expected-gain.js";
export { learnedGain, LEARNED_GAIN, type GainOutlook } from "./learned-gain.js";
export { topPages } from "./top-pages.js";
export { urgency } from "./urgency.js";
/** Every refresh planner, the plainest first; `horizonPeriods` is how long completeness is counted over. */
export declare function refreshPlanners(horizonPeriods: number): readonly RefreshPlanner[];
