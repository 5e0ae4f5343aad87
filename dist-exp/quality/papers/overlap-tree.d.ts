/** The largest coherent part, read both ways (see `LargestBy`). */
export interface LargestPart {
    /** Weight of the part with the most versions; of equals the heaviest. */
    readonly weightOfMost: number;
    /** Most weight of any part, however many versions it has. */
    readonly mostWeight: number;
}
/**
 * A segment tree over the pieces between sorted end points: an interval is put in or taken out in O(log n), the
 * largest part is at the root. Counts are exact; weights are sums and differences of doubles.
 */
export declare class OverlapTree {
    #private;
    /** All end points that will ever be used, in any order; infinite ones allowed. */
    constructor(ends: Iterable<number>);
    /** Puts [from, to) in (`sign` 1) or takes it out (−1); an empty interval lies over nothing. */
    add(from: number, to: number, weight: number, sign: 1 | -1): void;
    /** The largest part now. */
    get largest(): LargestPart;
}
