// Who may see what of an archive: rules by address, collection, time of capture and group of readers.
import type { Instant } from "../time/instant.js";

/** Years, months and days, as ISO 8601 counts them (`P1Y6M`). */
export interface CalendarSpan {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** What a rule does with the captures that it is about. */
export type RuleAccess =
  | { readonly kind: "allow" }
  /** Nobody of those meant gets it; they are told why. */
  | { readonly kind: "block"; readonly message: string }
  /** As blocked until a date, or for a span after each capture. */
  | { readonly kind: "embargo"; readonly until: Instant | CalendarSpan; readonly message: string | null }
  /** Shown to whoever has its address, and named in no list. */
  | { readonly kind: "unlist" };

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
export const PUBLIC_GROUP = "public";

/** Reads `P1Y`, `P6M`, `P2W`, `P30D` or several of them in this order; `null` for anything else. */
export function parseCalendarSpan(text: string): CalendarSpan | null {
  const match = /^P(?=\d)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})W)?(?:(\d{1,5})D)?$/.exec(text);
  if (!match) return null;
  const [years, months, weeks, days] = match.slice(1).map((digits) => Number(digits ?? 0));
  return { years: years!, months: months!, days: weeks! * 7 + days! };
}

/** A span as it is written in a file. */
export function formatCalendarSpan({ years, months, days }: CalendarSpan): string {
  const parts = [years > 0 && `${years}Y`, months > 0 && `${months}M`, days > 0 && `${days}D`].filter(
    Boolean,
  );
  return `P${parts.length === 0 ? "0D" : parts.join("")}`;
}

/** The end of a span that begins at an instant, by the calendar in UTC; 29 February and a year is 1 March. */
export function endOfSpan(at: Instant, { years, months, days }: CalendarSpan): Instant {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + days);
  const end = date.getTime();
  // What no date can hold ends never, rather than at once.
  return (Number.isNaN(end) ? 8.64e15 : end) as Instant;
}
