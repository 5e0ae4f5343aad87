import { type Survival } from "#model/index.js";
import type { ChangeHistory, PlanPage } from "#schedule/index.js";
/** The planner sees `pages` only. */
export interface CaptureCase {
    readonly pages: readonly PlanPage[];
    readonly history: ChangeHistory;
}
/** Captures of one site. */
export interface ComparedSite {
    readonly name: string;
    readonly about: string;
    readonly cases: readonly CaptureCase[];
}
/** Whether planners are told the true rates or only what the past shows. */
export type RateKnowledge = "known" | "estimated";
/**
 * A rate known from counted changes only: Gamma(½ + changes, slots watched + ½ `unit`), whose mean is the usual
 * (X + ½)/(T + ½) for a complete history, T counted in units.
 */
export declare function survivalFromPast(changes: number, watchedSlots: number, unitSlots: number): Survival;
