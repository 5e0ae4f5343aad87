import { type Instant } from "#model/index.js";
/** The instant that a record names, UTC unless it says otherwise; `null` when it names none. */
export declare function recordDate(text: string): Instant | null;
