/** Versions as jobs: capturable in the periods `first` to `last`, both included. */
export interface VersionJobs {
    readonly first: Int32Array;
    readonly last: Int32Array;
    readonly weights: Float64Array;
}
/** The greatest total weight, exactly. */
export declare function clairvoyantBound(jobs: VersionJobs, periods: number, perPeriod: number): number;
