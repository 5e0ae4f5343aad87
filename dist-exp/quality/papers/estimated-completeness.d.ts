/** An estimate and what it assumes. */
export interface EstimatedCompleteness {
    readonly completeness: number;
    readonly model: string;
}
/**
 * Versions held over versions expected: with changes at a constant rate (Poisson), a page seen over a span had
 * 1 + rate · span versions on average; the estimate is never above 1.
 */
export declare function estimatedCompleteness(versionsHeld: number, ratePerDay: number, spanDays: number): EstimatedCompleteness;
