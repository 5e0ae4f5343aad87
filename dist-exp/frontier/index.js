// The known URLs of a capture, and the manners with which hosts are asked for them.
export { Frontier } from "./frontier.js";
export { Gates } from "./gates.js";
export { crawlDelayMs, crawlDelaySeconds, isAllowed, PRODUCT_TOKEN, robotsOf, } from "./robots.js";
export { TrapGuard } from "./traps/trap-guard.js";
export { RefusalTally } from "./traps/refusal-tally.js";
