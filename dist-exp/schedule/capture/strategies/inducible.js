// Crawling for inducible coherence (spaniol2009 section 4.2, Fig. 8), with `slot++` where it prints `promising++`.
import { nestedThreshold } from "./nested-threshold.js";
/** Each page is tested in the next slot that is still free for a promising page. */
export const INDUCIBLE = nestedThreshold("inducible", (conflict, _rank, promising) => conflict(promising));
