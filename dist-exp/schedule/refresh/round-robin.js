// The plainest strategy: every page in turn.
import { passes } from "./pass-order.js";
/** Pages by number, again and again. */
export const roundRobin = passes("round-robin", ({ count }) => Int32Array.from({ length: count }, (_, page) => page));
