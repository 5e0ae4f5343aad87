// Weak duality in doubles: prices with rowPrice + columnPrice ≥ worth everywhere bound every assignment.
/** A sum whose error does not grow with the number of terms (Neumaier's compensation). */
export function exactSum(terms) {
    let sum = 0;
    let lost = 0;
    for (const term of terms) {
        const next = sum + term;
        lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
        sum = next;
    }
    return sum + lost;
}
/** The bound of feasible prices, raised by what the rounding of prices and of plain sums can hide. */
export function dualBound(rowPrices, columnPrices) {
    const bound = exactSum(rowPrices) + exactSum(columnPrices);
    const size = Math.max(rowPrices.length, 1);
    let largest = 0;
    for (const price of columnPrices)
        largest = Math.max(largest, Math.abs(price));
    // One rounding per worth − price, and up to `size` of them in a plan's plain sum.
    return bound + Number.EPSILON * size * (Math.abs(bound) + largest);
}
