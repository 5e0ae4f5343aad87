// A capture that another machine began is taken up here: when this machine's clock may go on with it, and what it means
// when it cannot. A capture that can still go on has not failed: it waits, or goes on elsewhere.
import type { World } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { instant, isUnfinished, type Capture } from "#model/index.js";
import type { AgreedClock } from "../clock/agreed-clock.js";
import type { WorkEnd } from "./work-ports.js";

/** A clock that is so far behind is not waited for in place. */
const MOST_BEHIND_MS = 600_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

/** Another machine's program, proxy, roots, secrets or browser may be those that the capture was begun with. */
const ELSEWHERE: ReadonlySet<string> = new Set(["USAGE", "NO_BROWSER", "ARCHIVE_NEWER"]);
/** These may pass. */
const LATER: ReadonlySet<string> = new Set(["UNREACHABLE", "PRIVATE_ADDRESS", "PROXY"]);

/**
 * Waits until whatever is asked now is stamped after everything that the capture holds: whoever had it last may have had a
 * clock that was ahead of ours, as far as both may be wrong, and the database's time may have been stepped back since.
 */
export async function waitForClock(
  capture: Capture,
  { archive }: Pick<World, "archive">,
  { clock, signal }: { readonly clock: AgreedClock; readonly signal: AbortSignal },
): Promise<void> {
  const { runs = [], startedAt, asOf, id } = capture;
  const aheadMs = Math.max(0, ...runs.map(({ errorMs }) => errorMs)) + clock.errorMs;
  let lastAt = Math.max(clock.now(), startedAt, asOf ?? startedAt);
  for await (const { times } of archive.catalog.sightings.ofCapture(id))
    lastAt = Math.max(lastAt, times.lastByteAt);
  const behindMs = lastAt - clock.now();
  if (behindMs > MOST_BEHIND_MS)
    throw new IsochronError(
      "CLUSTER",
      `the database's time is ${Math.round(behindMs / 1000)} s before the last look of capture ${id}, which waits for it: set that clock right`,
    );
  await clock.sleepUntil(instant(lastAt + aheadMs + 1), signal);
}

/** What it means for a job that its capture did not go on here; `null` where the capture itself has ended, or is at fault. */
export async function endOfTakenUp(
  error: unknown,
  { archive }: Pick<World, "archive">,
  captureId: string,
): Promise<(WorkEnd & { readonly kind: "again" }) | null> {
  if (!(error instanceof IsochronError)) return null;
  const capture = await archive.catalog.captures.get(captureId);
  if (capture === null || !isUnfinished(capture)) return null;
  const why = error.message;
  if (ELSEWHERE.has(error.code)) return { kind: "again", why, isFault: false };
  return LATER.has(error.code) ? { kind: "again", why, isFault: true } : null;
}

/** How long a site rests after so many attempts: the server is asked again by nobody meanwhile. */
export function restMs(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
}
