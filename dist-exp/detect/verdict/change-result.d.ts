import type { ChangeResult } from "#model/index.js";
import type { Comparison } from "./compare.js";
/** The result of a comparison. */
export declare function changeResult(comparison: Comparison): Omit<ChangeResult, "cutBy" | "notByLayout">;
