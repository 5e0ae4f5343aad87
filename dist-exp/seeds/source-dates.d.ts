import { type Instant } from "#model/index.js";
/** Reads a date of either form, missing parts taken as the earliest; `null` for anything else. */
export declare function parseSourceDate(text: string): Instant | null;
