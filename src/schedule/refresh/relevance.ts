// Relevance (bensaad2011 section 7, [9]): the most important pages first, in a fixed order.
import { byFallingKey, PassRun } from "./pass-order.js";
import type { RefreshPlanner } from "./refresh-planner.js";

/** Passes over the site by falling page importance. */
export const relevance: RefreshPlanner = {
  name: "relevance",
  start: (pages) => new PassRun(byFallingKey(pages.weights)),
};
