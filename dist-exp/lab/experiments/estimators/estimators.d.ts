import type { Experiment } from "../experiment.js";
/** `isochron lab estimators`. */
export declare const ESTIMATORS: Experiment;
