import { type Instant } from "#model/index.js";
import { type Fields } from "./fields.js";
/** A plan of the revisits; expectations are numbers of pages. */
export interface PlannedRevisits {
    readonly strategy: string;
    readonly plannedAsOf: Instant;
    readonly expectedSharp: number;
    readonly upperBound: number;
    readonly expectedAttested: number;
}
/** What a record tells of a plan, each part by itself: older files lack some. */
export type ReadPlan = {
    readonly [K in keyof PlannedRevisits]: PlannedRevisits[K] | null;
};
/** The plan as it is written when t* is fixed. */
export declare function planRecord(plan: PlannedRevisits): Fields;
/** What is told of a plan. */
export declare function readPlanRecord(fields: Fields): ReadPlan;
