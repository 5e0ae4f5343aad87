// Which shapes the values in a record may have. Written out rather than taken from a schema library, so that writer
// and reader of a kind can share a file without the crawl loading more than it writes with.
import {
  isPageUrl as isUrlOfPage,
  type FrontierState,
  type Instant,
  type PageKind,
  type PageUrl,
} from "#model/index.js";

/** Whether a value that came out of a file has the shape of a T. */
export type Is<T> = (value: unknown) => value is T;

const LAST_INSTANT = 8.64e15;

/** Any text. */
export const isText: Is<string> = (value) => typeof value === "string";

/** True or false. */
export const isFlag: Is<boolean> = (value) => typeof value === "boolean";

/** A number that can be calculated with. */
export const isNumber: Is<number> = (value): value is number => Number.isFinite(value);

/** How many, or the place in an order. */
export const isCount: Is<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** An instant of a capture: none was made before 1970. */
export const isTime: Is<Instant> = (value): value is Instant => isCount(value) && value <= LAST_INSTANT;

/** An instant that others name, of any age. */
export const isDate: Is<Instant> = (value): value is Instant =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= LAST_INSTANT;

/** A URL as the crawl writes it, normalised. */
export const isPageUrl: Is<PageUrl> = isUrlOfPage;

/** Text of bounded length. */
export function isTextUpTo(most: number): Is<string> {
  return (value): value is string => isText(value) && value.length <= most;
}

/** One of a few words. */
export function isOneOf<T extends string>(words: readonly T[]): Is<T> {
  return (value): value is T => words.includes(value as T);
}

/** What a page is to the site. */
export const isPageKind = isOneOf<PageKind>(["document", "requisite", "other"]);

/** How far a page has come. */
export const isFrontierState = isOneOf<FrontierState>(["known", "visited", "failed", "refused", "skipped"]);

/** The shape, or nothing. */
export function orNull<T>(is: Is<T>): Is<T | null> {
  return (value): value is T | null => value === null || is(value);
}

/** A list whose every member has the shape. */
export function isListOf<T>(is: Is<T>, most = Infinity): Is<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= most && value.every(is);
}

/** A list of so many members, each with the shape of its place. */
export function isRow<T extends readonly unknown[]>(...members: { [K in keyof T]: Is<T[K]> }): Is<T> {
  return (value): value is T =>
    Array.isArray(value) &&
    value.length === members.length &&
    members.every((is: Is<unknown>, place) => is(value[place]));
}

/** Shapes by the names of an object's members. */
export type Members<T> = { readonly [K in keyof T]-?: Is<T[K]> };

/** The members that are there, and no others; `null` when one of them has another shape. */
export function membersOf<T extends object>(value: unknown, members: Members<T>): Partial<T> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const said = value as Readonly<Record<string, unknown>>;
  const taken: Partial<Record<keyof T, unknown>> = {};
  for (const name of Object.keys(members) as (keyof T & string)[]) {
    if (!Object.hasOwn(said, name)) continue;
    if (!members[name](said[name])) return null;
    taken[name] = said[name];
  }
  return taken as Partial<T>;
}

/** All members; `null` when one is missing or has another shape. */
export function wholeOf<T extends object>(value: unknown, members: Members<T>): T | null {
  const taken = membersOf(value, members);
  const isWhole = taken !== null && Object.keys(members).every((name) => Object.hasOwn(taken, name));
  return isWhole ? (taken as T) : null;
}
