// The plainest strategy: every page in turn.
import { PassRun } from "./pass-order.js";
import type { RefreshPlanner } from "./refresh-planner.js";

/** Pages by number, again and again. */
export const roundRobin: RefreshPlanner = {
  name: "round-robin",
  start: (pages) => new PassRun(Int32Array.from({ length: pages.count }, (_, page) => page)),
};
