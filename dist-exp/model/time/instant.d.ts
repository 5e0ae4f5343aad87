/** An integer number of milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & {
    readonly __brand: "Instant";
};
/** Makes an instant from whole milliseconds; throws on anything a date cannot hold. */
export declare function instant(ms: number): Instant;
/** ISO 8601 in UTC with milliseconds, the only way instants are printed. */
export declare function toIso(at: Instant): string;
/** Reads an ISO 8601 date-time with zone; `null` when it is not one. */
export declare function parseIso(text: string): Instant | null;
/** The 17-digit timestamp (YYYYMMDDhhmmssmmm) that CDXJ and replay addresses use. */
export declare function toTimestamp17(at: Instant): string;
/** Reads a timestamp of 4 to 17 digits, missing parts taken as the earliest; `null` when it is not one. */
export declare function parseTimestamp(digits: string): Instant | null;
