import type { Experiment } from "../experiment.js";
/** `isochron lab cluster`. */
export declare const CLUSTER: Experiment;
