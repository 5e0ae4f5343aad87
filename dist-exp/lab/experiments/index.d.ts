import type { Experiment } from "./experiment.js";
export type { Experiment, ExperimentOptionName, ExperimentOptions, ExperimentOutcome } from "./experiment.js";
export type { NearExperimentOptions } from "./near/near.js";
/** In the order in which `isochron lab` lists them. */
export declare const EXPERIMENTS: readonly Experiment[];
