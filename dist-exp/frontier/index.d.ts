export { Frontier, type FoundPage } from "./frontier.js";
export type { PageList, PageQueue } from "./page-list.js";
export { Gates, type Caller } from "./gates.js";
export type { HostAnswer } from "./adaptive-pace.js";
export { crawlDelayMs, crawlDelaySeconds, isAllowed, PRODUCT_TOKEN, robotsOf, type Robots, } from "./robots.js";
export { TrapGuard } from "./traps/trap-guard.js";
export { RefusalTally } from "./traps/refusal-tally.js";
