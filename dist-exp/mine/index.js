// How a site changes: rates, patterns, directory evolution.
export * from "./near/delta-tree.js";
export * from "./near/general-delta-tree.js";
export * from "./near/near-miner.js";
export * from "./forecast/change-forecast.js";
export { arrivalsByDirectory } from "./forecast/change-memory.js";
export * from "./rates/index.js";
export * from "./patterns/week-hours.js";
export * from "./patterns/pattern.js";
export * from "./patterns/pattern-library.js";
export * from "./patterns/quiet-hours.js";
export * from "./patterns/patterned-survival.js";
export * from "./refresh/index.js";
export * from "./mine-input.js";
export * from "./mine-site.js";
export * from "./mine-sightings.js";
