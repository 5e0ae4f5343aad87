// Resumption tokens hold all that a list is: nothing is kept for a harvester, and none expires. What comes back is
// believed no more than any other argument.
import { instant, type Instant } from "#model/index.js";
import type { OaiVerb } from "./request.js";

/** A place in the order of all records: behind a capture, and so far into its pages. */
export interface ListPlace {
  readonly datestamp: Instant;
  readonly capture: string;
  /** Where the next page begins, as the report has it. */
  readonly pages: number;
}

/** What a list was asked with, and how far it has come. */
export interface Resumption {
  readonly verb: OaiVerb;
  readonly from?: string;
  readonly until?: string;
  readonly set?: string;
  /** `null` for lists of sets. */
  readonly place: ListPlace | null;
  /** How many were given before. */
  readonly cursor: number;
}

/** Writes a token: text that may stand in a query as it is. */
export function writeToken({ verb, from, until, set, place, cursor }: Resumption): string {
  const where = place === null ? null : [place.datestamp, place.capture, place.pages];
  const members = [verb, from ?? null, until ?? null, set ?? null, where, cursor];
  return Buffer.from(JSON.stringify(members)).toString("base64url");
}

/** Reads a token; `null` for what is none. */
export function readToken(text: string): Resumption | null {
  const members = membersOf(text);
  if (members?.length !== 6) return null;
  const [verb, from, until, set, where, cursor] = members;
  const place = where === null ? null : placeOf(where);
  if (place === undefined || !isNumber(cursor) || typeof verb !== "string") return null;
  if (![from, until, set].every((value) => value === null || typeof value === "string")) return null;
  return {
    verb: verb as OaiVerb,
    ...(from !== null && { from: from as string }),
    ...(until !== null && { until: until as string }),
    ...(set !== null && { set: set as string }),
    place,
    cursor,
  };
}

function membersOf(text: string): unknown[] | null {
  if (!/^[A-Za-z0-9_-]{1,8192}$/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function placeOf(where: unknown): ListPlace | undefined {
  if (!Array.isArray(where) || where.length !== 3) return undefined;
  const [datestamp, capture, pages] = where as unknown[];
  if (!isNumber(datestamp) || datestamp > 8.64e15 || typeof capture !== "string" || !isNumber(pages))
    return undefined;
  return { datestamp: instant(datestamp), capture, pages };
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
