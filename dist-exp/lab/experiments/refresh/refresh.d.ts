import type { Experiment } from "../experiment.js";
/** `isochron lab refresh`. */
export declare const REFRESH: Experiment;
