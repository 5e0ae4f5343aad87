import type { Instant } from "#model/index.js";
import type { BudgetPart, BudgetWish } from "#ports/index.js";
/** The UTC day of an instant, counted from the epoch. */
export declare function dayOf(at: Instant): number;
/** The first day of the UTC month of an instant. */
export declare function monthOf(at: Instant): number;
/** As much of what is wanted as there is. */
export declare function grantOf({ wanted, requestsPerDay, bytesPerMonth }: BudgetWish, spent: BudgetPart): BudgetPart;
