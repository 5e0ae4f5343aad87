// Completeness of a live archive, where nobody knows which versions existed: an estimate with its model named.

/** An estimate and what it assumes. */
export interface EstimatedCompleteness {
  readonly completeness: number;
  readonly model: string;
}

/**
 * Versions held over versions expected: with changes at a constant rate (Poisson), a page seen over a span had
 * 1 + rate · span versions on average; the estimate is never above 1.
 */
export function estimatedCompleteness(
  versionsHeld: number,
  ratePerDay: number,
  spanDays: number,
): EstimatedCompleteness {
  const expected = 1 + ratePerDay * spanDays;
  return {
    completeness: Math.min(1, versionsHeld / expected),
    model: "Poisson changes at the estimated rate; all versions weigh the same",
  };
}
