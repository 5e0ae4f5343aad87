import type { SitePlan, WatchPlan } from "#model/index.js";
import { type PlanChange } from "./make-change.js";
/** A change that was made. */
export interface PlanChanged {
    readonly text: string;
    readonly plan: WatchPlan;
    /** The site that was added or edited. */
    readonly site: SitePlan | null;
    readonly warnings: readonly string[];
}
/** Why nothing was changed, in one line each. */
export interface PlanUnchanged {
    readonly faults: readonly string[];
}
/** Changes the text of a file; `null` is a file that is not there yet. */
export declare function changePlan(text: string | null, change: PlanChange, file: string): PlanChanged | PlanUnchanged;
