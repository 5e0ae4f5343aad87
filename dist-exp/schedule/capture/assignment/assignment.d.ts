/** A maximisation: each of `size` rows gets its own column; `fillRow` writes what all columns are worth to it. */
export interface AssignmentProblem {
    readonly size: number;
    fillRow(row: number, worth: Float64Array): void;
}
/** The best assignment, and the prices that prove it: no assignment is worth more than their sum. */
export interface Assignment {
    readonly columnOfRow: Int32Array;
    /** What a row earns at the prices: the greatest worth − price over all columns. */
    readonly rowPrices: Float64Array;
    readonly columnPrices: Float64Array;
}
/**
 * Solves the assignment exactly (up to the rounding of doubles); same input, same answer.
 * @throws {RangeError} when a worth is not finite
 */
export declare function assignMaximum(problem: AssignmentProblem): Assignment;
