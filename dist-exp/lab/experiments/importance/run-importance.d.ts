import { type PatternGenerator } from "./generators.js";
/** What is run. */
export interface ImportanceOptions {
    readonly seed: number;
    /** Independent sites per generator; figures are means over them. */
    readonly runs: number;
    readonly pages: number;
    readonly days: number;
    /** Captures per period as shares of the pages. */
    readonly resources: readonly number[];
    readonly generators: readonly PatternGenerator[];
}
/** The paper's sizes: 1,000 pages, 24 periods, M from 20 to 100 %, and 10 % besides. */
export declare const IMPORTANCE_DEFAULTS: ImportanceOptions;
/** One strategy at one M on one generator; the bound's coherence is unknown. */
export interface ImportanceRow {
    readonly generator: string;
    readonly resources: number;
    readonly strategy: string;
    readonly completeness: number;
    readonly weightCaptured: number;
    readonly coherence: number | null;
}
/** All rows of the experiment. */
export interface ImportanceResult {
    readonly experiment: "importance";
    readonly options: ImportanceOptions;
    readonly rows: readonly ImportanceRow[];
}
/** Runs every strategy on every generator at every M. */
export declare function runImportance(options?: ImportanceOptions): ImportanceResult;
