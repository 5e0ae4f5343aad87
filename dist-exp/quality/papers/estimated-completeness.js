// Completeness of a live archive, where nobody knows which versions existed: an estimate with its model named.
/**
 * Versions held over versions expected: with changes at a constant rate (Poisson), a page seen over a span had
 * 1 + rate · span versions on average; the estimate is never above 1.
 */
export function estimatedCompleteness(versionsHeld, ratePerDay, spanDays) {
    const expected = 1 + ratePerDay * spanDays;
    return {
        completeness: Math.min(1, versionsHeld / expected),
        model: "Poisson changes at the estimated rate; all versions weigh the same",
    };
}
