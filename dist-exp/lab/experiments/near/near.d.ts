import type { Experiment, ExperimentOptions } from "../experiment.js";
/** What `lab near` takes beside the shared options. */
export interface NearExperimentOptions extends ExperimentOptions {
    /** First training weeks; eight spread over the history when left out. */
    readonly starts?: readonly number[] | undefined;
    readonly windows?: number | undefined;
    readonly train?: number | undefined;
    readonly alpha?: number | undefined;
    /** Recall that the learned rule is asked for. */
    readonly recall?: number | undefined;
    /** Also run the learned rule on what its own skipping crawler saw. */
    readonly closedLoop?: boolean | undefined;
}
/** `isochron lab near`. */
export declare const NEAR: Experiment;
