import type { Instant } from "#model/index.js";
/** What an allowance is reckoned from. */
export interface AllowanceParts {
    readonly requestsPerDay: number;
    readonly spentToday: number;
    /** Kept for a whole capture later in the day. */
    readonly heldBack: number;
    readonly now: Instant;
    readonly turnMs: number;
}
/** Requests that looks of this turn may make. */
export declare function turnAllowance(parts: AllowanceParts): number;
