// Relevance (bensaad2011 section 7, [9]): the most important pages first, in a fixed order.
import { byFallingKey, passes } from "./pass-order.js";
/** Passes over the site by falling page importance. */
export const relevance = passes("relevance", ({ weights }) => byFallingKey(weights));
