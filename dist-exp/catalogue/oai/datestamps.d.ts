import { type Instant } from "#model/index.js";
import { type Outcome } from "./fault.js";
/** From when to when; both ends belong to it. */
export interface DateRange {
    readonly from: Instant;
    readonly until: Instant;
}
/** As it is printed: YYYY-MM-DDThh:mm:ssZ. */
export declare function datestampText(at: Instant): string;
/** Reads both ends as they were given. */
export declare function rangeOf(from: string | undefined, until: string | undefined): Outcome<DateRange>;
