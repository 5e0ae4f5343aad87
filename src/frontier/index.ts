// The frontier stage: what may be fetched, and how politely.
export { crawlDelaySeconds, isAllowed, parseRobots, robotsOf, type Robots } from "./robots.js";
