/** A sum whose error does not grow with the number of terms (Neumaier's compensation). */
export declare function exactSum(terms: Float64Array): number;
/** The bound of feasible prices, raised by what the rounding of prices and of plain sums can hide. */
export declare function dualBound(rowPrices: Float64Array, columnPrices: Float64Array): number;
