// Every strategy by the name under which the command line, the lab and the reports know it.
import { BFS_FIFO } from "./strategies/bfs-fifo.js";
import { BFS_LIFO } from "./strategies/bfs-lifo.js";
import { HOTTEST_MIDDLE, HOTTEST_MIDDLE_HONEST } from "./strategies/hottest-middle.js";
import { OPTIMAL_HYBRID } from "./strategies/hybrid.js";
import { INDUCIBLE } from "./strategies/inducible.js";
import { MEASURABLE } from "./strategies/measurable.js";
import { OPTIMAL_ONE_VISIT } from "./strategies/one-visit.js";
import { OPTIMAL } from "./strategies/optimal.js";
import { OPTIMAL_ONLINE, OPTIMAL_ONLINE_LIVE } from "./strategies/optimal-online.js";
import { SHARC_OFFLINE } from "./strategies/sharc-offline.js";
import { SHARC_ONLINE } from "./strategies/sharc-online.js";
import { SHARC_THRESHOLD } from "./strategies/sharc-threshold.js";
import { SOLAR_OFFLINE, SOLAR_OFFLINE_EXACT, SOLAR_OFFLINE_LITERAL, SOLAR_OFFLINE_SHRUNK, } from "./strategies/solar-offline.js";
import { SOLAR_ONLINE, SOLAR_ONLINE_LITERAL } from "./strategies/solar-online.js";
import { twoPassLive, twoPassPlanner } from "./strategies/two-pass.js";
const TWO_PASS = [
    BFS_FIFO,
    BFS_LIFO,
    INDUCIBLE,
    HOTTEST_MIDDLE,
    HOTTEST_MIDDLE_HONEST,
    SHARC_THRESHOLD,
    SOLAR_ONLINE,
    SOLAR_ONLINE_LITERAL,
];
/** All planners that need nothing but a request. */
export const PLANNERS = [
    ...TWO_PASS.map(twoPassPlanner),
    MEASURABLE,
    SHARC_OFFLINE,
    SHARC_ONLINE,
    SOLAR_OFFLINE,
    SOLAR_OFFLINE_SHRUNK,
    SOLAR_OFFLINE_LITERAL,
    SOLAR_OFFLINE_EXACT,
    OPTIMAL,
    OPTIMAL_ONLINE,
    OPTIMAL_ONE_VISIT,
    OPTIMAL_HYBRID,
];
/** All strategies that a live capture can run; live, pages turn up, so that the optimal one is the online one. */
export const LIVE_STRATEGIES = [
    OPTIMAL_ONLINE_LIVE,
    { ...OPTIMAL_ONLINE_LIVE, name: "optimal" },
    ...TWO_PASS.map(twoPassLive),
];
/** The planner of that name, or `null`. */
export function plannerByName(name) {
    return PLANNERS.find((planner) => planner.name === name) ?? null;
}
/** The live strategy of that name, or `null`. */
export function liveStrategyByName(name) {
    return LIVE_STRATEGIES.find((strategy) => strategy.name === name) ?? null;
}
