/** What is reported of a sample. */
export interface Summary {
    readonly mean: number;
    /** Standard deviation of one run. */
    readonly deviation: number;
    readonly runs: number;
}
/** Mean and standard deviation (n − 1 in the denominator; 0 for a single run). */
export declare function summarise(values: readonly number[]): Summary;
