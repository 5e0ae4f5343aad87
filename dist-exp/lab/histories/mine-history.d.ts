import { type MineInput } from "#mine/index.js";
import type { History } from "./history.js";
/** Everything a history tells, at its end. */
export declare function mineInputOfHistory(history: History): MineInput;
