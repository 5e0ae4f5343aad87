// The lab's experiments by their key.
import { COMPARE } from "./compare/compare.js";
import type { Experiment } from "./experiment.js";
import { ONLINE } from "./online/online.js";
import { SHARC } from "./sharc/sharc.js";
import { SOLAR } from "./solar/solar.js";
import { SPANIOL } from "./spaniol/spaniol.js";

export type { Experiment, ExperimentOptions, ExperimentOutcome } from "./experiment.js";

/** In the order in which `isochron lab` lists them. */
export const EXPERIMENTS: readonly Experiment[] = [SOLAR, SPANIOL, SHARC, ONLINE, COMPARE];
