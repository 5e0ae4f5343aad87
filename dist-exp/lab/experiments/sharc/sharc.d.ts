import type { Experiment, ExperimentOptions } from "../experiment.js";
import { type SolarDataset } from "../solar/datasets.js";
/** One strategy on one data set, with all pages known or found through links. */
export interface SharcRow {
    readonly dataset: SolarDataset;
    readonly known: "all" | "first";
    readonly strategy: string;
    readonly family: string;
    /** Of the downloads that are kept: the only ones, or the visits of two-visit strategies. */
    readonly blur: number;
    /** At t*: the first fetch of one-visit strategies, the middle of two-visit ones; this is what can be proved. */
    readonly expectedSharp: number;
    /** Pages fetched once that are as they were in the middle of the crawl; nothing proves it. */
    readonly unprovenAtMiddle: number | null;
    readonly upperBound: number;
}
/** The whole experiment. */
export interface SharcResult {
    readonly experiment: "sharc";
    readonly pages: number;
    readonly rows: readonly SharcRow[];
}
/** Blur and expected sharp pages; nothing is drawn by chance. */
export declare function runSharc({ pages }: Pick<ExperimentOptions, "pages">): SharcResult;
/** `isochron lab sharc`. */
export declare const SHARC: Experiment;
