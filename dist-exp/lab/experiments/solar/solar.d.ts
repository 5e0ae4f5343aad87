import type { Experiment, ExperimentOptions } from "../experiment.js";
import { type SolarDataset } from "./datasets.js";
import { type SolarTable } from "./printed.js";
/** One strategy on one data set. */
export interface SolarRow {
    readonly table: SolarTable;
    readonly dataset: SolarDataset;
    readonly strategy: string;
    readonly expectedSharp: number;
    /** The paper's E(#pages), where it has one. */
    readonly printed: number | null;
    /** The paper's single run. */
    readonly printedRun: number | null;
    readonly simulatedMean: number;
    readonly simulatedDeviation: number;
    readonly upperBound: number;
    readonly ratio: number;
}
/** The whole experiment. */
export interface SolarResult {
    readonly experiment: "solar";
    readonly pages: number;
    readonly seed: number;
    readonly runs: number;
    readonly rows: readonly SolarRow[];
}
/** Expected and simulated sharp pages of every strategy in both tables. */
export declare function runSolar({ seed, runs, pages }: ExperimentOptions): SolarResult;
/** `isochron lab solar`. */
export declare const SOLAR: Experiment;
