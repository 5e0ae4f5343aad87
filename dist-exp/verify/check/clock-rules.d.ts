import type { RecordedRun } from "../read/run-clocks.js";
import { type Look } from "../read/look.js";
import type { ShapedHead } from "../certificate-shape.js";
/** A run's clock as the certificate has it. */
export type ShapedRun = NonNullable<ShapedHead["clock"]>["runs"][number];
/** A sign that a clock was set since an earlier run. */
export type ShapedDoubt = ShapedRun["doubts"][number];
/** What the records demand of one run's clock. */
export interface DemandedClock {
    readonly errorMs: number;
    readonly doubts: readonly ShapedDoubt[];
}
/** The number of the run that a look belongs to: the last that began by its sending. */
export declare function runOf(startedAts: readonly number[], sentAt: number): number;
/** Goes through the runs in order; `signed` stands for doubts by Dates that can no longer be recomputed. */
export declare function demandedClocks(runs: readonly RecordedRun[], looks: readonly Look[], signed: readonly ShapedRun[] | null): DemandedClock[];
