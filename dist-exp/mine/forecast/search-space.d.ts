import type { ChangeMemory } from "./change-memory.js";
import { SearchEvidence, type PageGroups } from "./search-evidence.js";
import { Strata } from "./strata.js";
/** The rows are the known pages. */
export interface SearchRows {
    readonly memory: ChangeMemory;
    readonly rows: number;
    readonly pages: Int32Array;
    /** Log-lift of each row before any fetch. */
    readonly scores: Float64Array;
}
/** Rows in strata; the other arrays are by stratum. */
export interface SearchSpace {
    readonly strata: Strata;
    readonly groups: readonly PageGroups[];
    readonly cohorts: Int32Array;
    readonly neighbourhoods: Int32Array;
    readonly classes: Uint8Array;
    readonly evidence: SearchEvidence;
}
/** Sorts the rows into strata. */
export declare function searchSpace({ memory, rows, pages, scores }: SearchRows): SearchSpace;
