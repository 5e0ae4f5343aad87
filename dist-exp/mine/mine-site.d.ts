import type { MineReport } from "#model/index.js";
import type { MineInput } from "./mine-input.js";
/** Makes the report; pure, and the same input gives the same report. */
export declare function mineSite(input: MineInput): MineReport;
