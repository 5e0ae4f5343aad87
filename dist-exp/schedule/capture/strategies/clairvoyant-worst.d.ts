import { type ChangeHistory } from "../evaluate/change-history.js";
import type { CapturePlanner } from "../planner.js";
/** The fewest pages that must be sharp. */
export declare function clairvoyantWorst(history: ChangeHistory): CapturePlanner;
