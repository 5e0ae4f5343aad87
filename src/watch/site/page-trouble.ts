// Pages that fail and pages that are gone: when they sleep, when they wake, when they leave.
import type { Instant } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";

const DAY_MS = 86_400_000;
/** So many failed looks in a row, over so many days, and a page sleeps. */
const FAILURES = 8;
const FAILING_DAYS = 7;
/** A page that sleeps is tried again after so many days. */
const SLEEP_DAYS = 30;
/** So many looks in a row that found it gone, over so many days, and a page leaves; a link brings it back. */
const GONE_LOOKS = 3;
const GONE_DAYS = 30;

/** What is remembered of a page in trouble. */
export interface PageTrouble {
  /** Failed looks in a row, and since when. */
  readonly failures: number;
  readonly failingSince: Instant;
  /** Looks in a row that found it gone, and since when. */
  readonly gone: number;
  readonly goneSince: Instant;
  readonly asleepSince: Instant | null;
}

/** What a look means for a page in trouble. */
export type Found = "first" | "same" | "changed" | "gone" | "failed";

/** The trouble of a page after a look; `null` when there is none. */
export function troubleAfter(before: PageTrouble | null, found: Found, at: Instant): PageTrouble | null {
  const was = before ?? { failures: 0, failingSince: at, gone: 0, goneSince: at, asleepSince: null };
  if (found === "failed")
    return { ...was, failures: was.failures + 1, failingSince: was.failures > 0 ? was.failingSince : at };
  if (found !== "gone") return null;
  const goneSince = was.gone > 0 ? was.goneSince : at;
  return { failures: 0, failingSince: at, gone: was.gone + 1, goneSince, asleepSince: null };
}

/** Whether a page has failed so long that it sleeps from now on. */
export function fallsAsleep({ failures, failingSince, asleepSince }: PageTrouble, now: Instant): boolean {
  return asleepSince === null && failures >= FAILURES && now - failingSince >= FAILING_DAYS * DAY_MS;
}

/** Whether a sleeping page is to be tried again. */
export function wakes({ asleepSince }: PageTrouble, now: Instant): boolean {
  return asleepSince !== null && now - asleepSince >= SLEEP_DAYS * DAY_MS;
}

/** Whether a page has been gone so long that it leaves. */
export function leaves({ gone, goneSince }: PageTrouble, now: Instant): boolean {
  return gone >= GONE_LOOKS && now - goneSince >= GONE_DAYS * DAY_MS;
}

/** Whether a page that sleeps or has left stays so after a look, such as that of a whole capture. */
export function staysAway({ state }: Pick<WatchedPageRow, "state">, found: Found): boolean {
  return found === "failed" || (state === "gone" && found === "gone");
}
