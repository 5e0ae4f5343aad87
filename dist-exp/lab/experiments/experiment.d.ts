import type { LabParameters } from "./parameters.js";
/** Settings that experiments share; each takes what concerns it. */
export interface ExperimentOptions {
    readonly seed: number;
    /** Simulated runs; the experiment's own default when left out. */
    readonly runs?: number | undefined;
    /** Pages of the synthetic sites; the paper's number when left out. */
    readonly pages?: number | undefined;
    /** Strategies by name, where there is a choice. */
    readonly strategies?: readonly string[] | undefined;
    /** A change history to capture instead of synthetic sites. */
    readonly history?: string | undefined;
    /** Whether planners are told the true rates or estimate them from the past. */
    readonly rates?: "known" | "estimated" | undefined;
    /** Seconds per slot on a real history. */
    readonly slotSeconds?: number | undefined;
    /** Looks per period as a share of the pages. */
    readonly budget?: number | undefined;
    /** Whether a living site is watched by the whole loop, and for how many days. */
    readonly living?: boolean | undefined;
    readonly days?: number | undefined;
    /** Of the largest cluster, and how many workers stand before them. */
    readonly hosts?: number | undefined;
    readonly workers?: number | undefined;
}
/** Options by the name that the command line gives them, in camel case. */
export type ExperimentOptionName = keyof ExperimentOptions | "start" | "windows" | "train" | "alpha" | "recall" | "closedLoop";
/** What came out, in the three forms that people use. */
export interface ExperimentOutcome {
    /** JSON-safe; `experiment` names it. */
    readonly result: {
        readonly experiment: string;
        readonly parameters: LabParameters;
        readonly rows: readonly object[];
    };
    /** For a terminal. */
    readonly table: string;
    /** A whole page with charts, needing nothing else. */
    readonly html: string;
}
/** One experiment of the lab. */
export interface Experiment {
    readonly key: string;
    readonly summary: string;
    /** The options that the tables for these options hang on; any other is refused, since it would change nothing. */
    uses(options: {
        readonly history?: unknown;
        readonly closedLoop?: unknown;
        readonly living?: unknown;
    }): readonly ExperimentOptionName[];
    run(options: ExperimentOptions): Promise<ExperimentOutcome>;
}
