import type { Experiment } from "../experiment.js";
/** `isochron lab importance`. */
export declare const IMPORTANCE: Experiment;
