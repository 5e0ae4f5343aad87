import type { PageStep } from "#model/index.js";
import type { StepRecord } from "#ports/index.js";
import type { Settling } from "../page/settle.js";
/** How a step ended. */
export type StepEnd = StepRecord["end"];
/** Takes one step and puts it down; the entry stands before, in case the page does not survive it. */
export declare function recordStep(at: Settling, step: PageStep, place: string, take: () => Promise<StepEnd>): Promise<StepEnd>;
/** Kind and selector. */
export declare function describeStep(step: PageStep): string;
