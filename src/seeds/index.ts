// Where a capture starts and what belongs to it.
export { siteFromSeeds } from "./seed-list.js";
export { hostScope, type Scope } from "./scope.js";
