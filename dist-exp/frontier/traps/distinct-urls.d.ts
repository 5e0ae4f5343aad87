/**
 * Keeps the k smallest hashes (Bar-Yossef et al. 2002): with the k-th at h, about (k − 1) / h · space were different.
 * Up to k the count is exact; beyond, an estimate within about 9 %. Adding a URL twice changes nothing, so that a capture killed and resumed counts right.
 */
export declare class DistinctUrls {
    #private;
    constructor(hashes?: readonly number[]);
    /** Whether this changed what is kept. */
    add(url: string): boolean;
    get isExact(): boolean;
    get count(): number;
    /** For the catalog. */
    get hashes(): readonly number[];
}
