// SHARC-threshold as SOLAR compares it: hottest-middle without the pages that cannot be sharp there.
import { nestedThreshold } from "./nested-threshold.js";
/** Each page is tested in its hottest-middle slot, whatever became of hotter pages; survivors close up. */
export const SHARC_THRESHOLD = nestedThreshold("sharc-threshold", (conflict, rank) => conflict(rank));
