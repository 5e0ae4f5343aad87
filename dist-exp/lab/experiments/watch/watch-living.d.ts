import type { ExperimentOptions, ExperimentOutcome } from "../experiment.js";
/** Runs it. */
export declare function watchLivingSite(options: ExperimentOptions): Promise<ExperimentOutcome>;
