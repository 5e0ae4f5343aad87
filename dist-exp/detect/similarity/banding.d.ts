/** A stored version similar to the one asked for. */
export interface NearDuplicate {
    readonly id: string;
    readonly similarity: number;
}
/**
 * Finds versions with similar signatures. With b bands of r rows a pair of similarity s becomes a candidate
 * with probability 1 - (1 - s^r)^b: 32 bands of 4 rows find s = 0.8 with certainty for all practical ends.
 */
export declare class NearDuplicateIndex {
    #private;
    constructor(bands?: number);
    /** Adds one version; an id is added once. */
    add(id: string, signature: Uint32Array): void;
    /** Versions whose signatures agree in at least the given share, most similar first, then by id. */
    find(signature: Uint32Array, leastSimilarity: number): NearDuplicate[];
}
