import type { Instant } from "../time/instant.js";
/** Years, months and days, as ISO 8601 counts them (`P1Y6M`). */
export interface CalendarSpan {
    readonly years: number;
    readonly months: number;
    readonly days: number;
}
/** What a rule does with the captures that it is about. */
export type RuleAccess = {
    readonly kind: "allow";
}
/** Nobody of those meant gets it; they are told why. */
 | {
    readonly kind: "block";
    readonly message: string;
}
/** As blocked until a date, or for a span after each capture. */
 | {
    readonly kind: "embargo";
    readonly until: Instant | CalendarSpan;
    readonly message: string | null;
}
/** Shown to whoever has its address, and named in no list. */
 | {
    readonly kind: "unlist";
};
/** How far the key of a rule reaches: itself, all keys that begin so, or a host with all its ports and subdomains. */
export type RuleMatch = "exact" | "prefix" | "domain";
/** One rule. */
export interface AccessRule {
    readonly id: string;
    /** A look-up key or the beginning of one; empty for every address. */
    readonly surt: string;
    readonly match: RuleMatch;
    /** A site or an import by its name; `null` for all. */
    readonly collection: string | null;
    /** Captures from here on, and up to here: both ends belong to it. */
    readonly from: Instant | null;
    readonly to: Instant | null;
    /** Groups of readers; `null` for everybody. */
    readonly groups: readonly string[] | null;
    readonly access: RuleAccess;
}
/** The rules of an archive as they stand. */
export interface AccessRules {
    /** Another word after every change. */
    readonly version: string;
    readonly rules: readonly AccessRule[];
}
/** The group of whoever brings no token of a group. */
export declare const PUBLIC_GROUP = "public";
/** Reads `P1Y`, `P6M`, `P2W`, `P30D` or several of them in this order; `null` for anything else. */
export declare function parseCalendarSpan(text: string): CalendarSpan | null;
/** A span as it is written in a file. */
export declare function formatCalendarSpan({ years, months, days }: CalendarSpan): string;
/** The end of a span that begins at an instant, by the calendar in UTC; 29 February and a year is 1 March. */
export declare function endOfSpan(at: Instant, { years, months, days }: CalendarSpan): Instant;
