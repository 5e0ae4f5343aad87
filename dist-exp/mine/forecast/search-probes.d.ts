import type { SearchSpace } from "./search-space.js";
/** Adds to the likeliest stratum of each larger group what a probe there would tell of the group. */
export declare class ProbeWorth {
    #private;
    constructor(space: SearchSpace);
    /** Raises `tops`, the log-lifts of the likeliest rows of the strata that are open. */
    add(open: Int32Array, tops: Float64Array, factors: Float64Array): void;
}
