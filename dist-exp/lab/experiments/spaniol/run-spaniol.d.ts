import type { ExperimentOptions } from "../experiment.js";
/** One strategy (at one η, where it has one) on one distribution. */
export interface SpaniolRow {
    readonly distribution: string;
    readonly strategy: string;
    readonly eta: number | null;
    /** Share of pages that were sharp, mean over the runs. */
    readonly coherence: number;
    readonly deviation: number;
    /** What spaniol2009 calls quality: the share of pages that were not. */
    readonly errorRate: number;
    /** The same without chance; `null` for baselines that know the outcome. */
    readonly expectedCoherence: number | null;
}
/** The whole experiment. */
export interface SpaniolResult {
    readonly experiment: "spaniol";
    readonly pages: number;
    readonly seed: number;
    readonly runs: number;
    readonly distributions: readonly {
        readonly name: string;
        readonly summary: string;
    }[];
    readonly rows: readonly SpaniolRow[];
}
/** Coherence of every strategy on every declared distribution. */
export declare function runSpaniol({ seed, runs, pages }: ExperimentOptions): SpaniolResult;
