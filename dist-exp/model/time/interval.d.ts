import type { Instant } from "./instant.js";
/** Both ends belong to it: the content was seen at each. */
export interface ClosedInterval {
    readonly from: Instant;
    readonly to: Instant;
}
/** `from` belongs to it, `to` does not; `null` means unbounded on that side. */
export interface HalfOpenInterval {
    readonly from: Instant | null;
    readonly to: Instant | null;
}
/** Whether the closed interval contains the instant. */
export declare function closedContains(interval: ClosedInterval, at: Instant): boolean;
/** Whether the half-open interval contains the instant. */
export declare function halfOpenContains(interval: HalfOpenInterval, at: Instant): boolean;
