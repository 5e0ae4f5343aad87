import type { ReplayHeader } from "../memento-headers.js";
import type { ServedEvidence } from "./served-evidence.js";
/** The fields. */
export declare function servedHeaders({ at, tier, interval, distanceMs, against }: ServedEvidence): ReplayHeader[];
