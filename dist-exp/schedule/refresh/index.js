// All refresh planners, by name.
import { coherencePass } from "./coherence-pass.js";
import { expectedCompleteness, expectedGain } from "./expected-gain.js";
import { frequency } from "./frequency.js";
import { lambdaCrawl } from "./lambda-crawl.js";
import { relevance } from "./relevance.js";
import { roundRobin } from "./round-robin.js";
import { sharcPass } from "./sharc-pass.js";
import { importance, importancePattern, pattern } from "./urgency.js";
export { clairvoyantBound } from "./clairvoyant-bound.js";
export { expectedCompleteness, expectedGain } from "./expected-gain.js";
export { learnedGain, LEARNED_GAIN } from "./learned-gain.js";
export { topPages } from "./top-pages.js";
export { urgency } from "./urgency.js";
/** Every refresh planner, the plainest first; `horizonPeriods` is how long completeness is counted over. */
export function refreshPlanners(horizonPeriods) {
    return [
        roundRobin,
        relevance,
        frequency,
        coherencePass,
        sharcPass,
        lambdaCrawl,
        importance,
        pattern,
        importancePattern,
        expectedGain,
        expectedCompleteness(horizonPeriods),
    ];
}
