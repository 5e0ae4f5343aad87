// Where a capture starts and what belongs to it.
export { siteFromSeeds } from "./seed-list.js";
export { parseUrlList } from "./url-list.js";
export { scopeOf, scopeRefusal, type Scope, type ScopeLink } from "./scope.js";
