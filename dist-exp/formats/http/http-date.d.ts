import { type Instant } from "#model/index.js";
/** Reads a date header; `null` for a missing, malformed or impossible one. */
export declare function parseHttpDate(text: string | null): Instant | null;
/** The fixed form, cut to the second. */
export declare function formatHttpDate(at: Instant): string;
