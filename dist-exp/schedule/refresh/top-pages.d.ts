/** Page numbers by falling score, ties by number; NaN is never chosen. */
export declare function topPages(scores: Float64Array, most: number): Int32Array;
