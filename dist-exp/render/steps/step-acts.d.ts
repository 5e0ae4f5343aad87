import type { PageStep } from "#model/index.js";
import { type Settling } from "../page/settle.js";
import type { StepEnd } from "./record-step.js";
/** Does one step that is no repetition. */
export declare function doStep(at: Settling, step: Exclude<PageStep, {
    repeat: unknown;
}>): Promise<StepEnd>;
