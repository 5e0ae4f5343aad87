import type { Experiment } from "../experiment.js";
/** `isochron lab watch`. */
export declare const WATCH: Experiment;
