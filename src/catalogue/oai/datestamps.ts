// Datestamps: UTC, to the second, and by the day where a harvester asks so (OAI-PMH 2.0 sections 2.7.1 and 3.3).
import { instant, toIso, type Instant } from "#model/index.js";
import { fault, type Outcome } from "./fault.js";

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const SECOND = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;

/** From when to when; both ends belong to it. */
export interface DateRange {
  readonly from: Instant;
  readonly until: Instant;
}

/** As it is printed: YYYY-MM-DDThh:mm:ssZ. */
export function datestampText(at: Instant): string {
  return `${toIso(at).slice(0, "YYYY-MM-DDThh:mm:ss".length)}Z`;
}

/** Reads both ends as they were given. */
export function rangeOf(from: string | undefined, until: string | undefined): Outcome<DateRange> {
  const [start, end] = [from === undefined ? null : read(from), until === undefined ? null : read(until)];
  if (from !== undefined && start === null) return bad("from", from);
  if (until !== undefined && end === null) return bad("until", until);
  // Section 2.7.1: both must have the same granularity.
  if (start && end && start.isDay !== end.isDay)
    return fault("badArgument", "from and until must have the same granularity");
  const range = { from: start?.first ?? instant(0), until: end?.last ?? instant(8.64e15) };
  if (start && end && range.from > range.until)
    return fault("badArgument", "from must not be later than until");
  return range;
}

function bad(name: string, text: string): ReturnType<typeof fault> {
  const given = JSON.stringify(text.slice(0, 40));
  return fault("badArgument", `${name} must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, not ${given}`);
}

interface ReadDate {
  readonly isDay: boolean;
  readonly first: Instant;
  readonly last: Instant;
}

function read(text: string): ReadDate | null {
  const isDay = DAY.test(text);
  if (!isDay && !SECOND.test(text)) return null;
  const ms = Date.parse(isDay ? `${text}T00:00:00Z` : text);
  // A 30th of February would be read as a day of March.
  if (Number.isNaN(ms) || datestampText(instant(ms)).slice(0, text.length) !== text.slice(0, 20)) return null;
  return { isDay, first: instant(ms), last: instant(ms + (isDay ? DAY_MS : 1000) - 1) };
}
