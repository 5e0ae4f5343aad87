/** One version of the result: its life on the site, half-open, and its importance. */
export interface ResultVersion {
    readonly from: number;
    readonly to: number;
    readonly weight: number;
}
/** Two readings of "the weight of the largest number of coherent versions". */
export interface QueryCoherence {
    /** Most versions first, most weight among those (Definition 5.22 as written). */
    readonly byCount: number;
    /** Most weight, however many. */
    readonly byWeight: number;
}
/** One sweep over the ends of the lives; an empty result is coherent. */
export declare function queryCoherence(versions: readonly ResultVersion[]): QueryCoherence;
