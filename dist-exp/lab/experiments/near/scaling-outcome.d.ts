import type { ExperimentOutcome } from "../experiment.js";
import type { ScalingRow } from "./scaling.js";
/** The rows as table and page. */
export declare function scalingOutcome(rows: readonly ScalingRow[], seed: number): ExperimentOutcome;
