// Clock, chance and logs for real.
export { SystemClock } from "./system-clock.js";
export { SeededRandom } from "./seeded-random.js";
export { clockSynchronisation } from "./clock-synchronisation.js";
export { connectionsWithin, descriptorLimit } from "./descriptor-limit.js";
