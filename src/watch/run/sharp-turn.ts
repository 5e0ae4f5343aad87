// A turn that is a whole capture: begun, or gone on with where a process had ended in the middle of one.
import {
  cancelCapture,
  captureSite,
  resumeCapture,
  type CaptureOutcome,
  type Watcher,
  type World,
} from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import {
  isRefresh,
  isTestimony,
  isUnfinished,
  type Capture,
  type Instant,
  type SitePlan,
} from "#model/index.js";
import { captureSettingsOf } from "./plan-settings.js";
import type { WatchGround } from "./watch-ground.js";

/** A capture that lay still for longer is ended as it stands: visits and revisits would lie too far apart. */
const MOST_PAUSE_MS = 12 * 3_600_000;
/** Requests beside those for pages: robots.txt, lists, trials. */
const LEAST_ASIDE = 10;
const SHARE_ASIDE = 0.05;

/** What ends a capture early. */
interface SharpSignals {
  /** The watch ends. */
  readonly stop: AbortSignal;
  /** Nothing is left to be spent. */
  readonly spent: AbortSignal;
}

/** What a capture may take, and what its id ends with. */
interface SharpRoom extends Pick<WatchGround, "idNumber"> {
  readonly requests: number;
}

/** Captures the site within so many requests; it is left unfinished where more were needed than are left of the day. */
export async function sharpCapture(
  plan: SitePlan,
  { requests: mostRequests, idNumber }: SharpRoom,
  world: World,
  signals: SharpSignals,
): Promise<void> {
  const { name, seeds } = plan;
  const aside = Math.max(LEAST_ASIDE, Math.ceil(SHARE_ASIDE * mostRequests));
  const budget = { maxRequests: Math.max(2, mostRequests - aside) };
  const settings = { ...captureSettingsOf(plan), budget };
  await orNothing(
    captureSite({ site: { name, seeds }, settings, idNumber }, world, watcherOf(signals)),
    world,
    signals,
  );
}

/** Goes on with a capture of the watch that was cut off; ends it when that is too long ago. */
export async function goOnWithSharp(
  site: string,
  since: Instant,
  world: World,
  signals: SharpSignals,
): Promise<void> {
  const capture = await sharpBegunSince(site, since, world);
  if (capture === null || !isUnfinished(capture)) return;
  const isStale = world.clock.now() - since > MOST_PAUSE_MS;
  await orNothing(
    isStale ? cancelCapture(capture, world) : resumeCapture({ id: capture.id }, world, watcherOf(signals)),
    world,
    signals,
  );
}

/** The whole capture that was begun since an instant, in whatever state; `null` where a process ended before that. */
export async function sharpBegunSince(
  site: string,
  since: Instant,
  { archive }: World,
): Promise<Capture | null> {
  const captures = await archive.catalog.captures.some({ site, limit: 100 });
  return captures.find((one) => !isRefresh(one) && !isTestimony(one) && one.startedAt >= since) ?? null;
}

function watcherOf({ stop, spent }: SharpSignals): Watcher {
  return { signal: AbortSignal.any([stop, spent]) };
}

/** A site that shows nothing, or a capture that was cancelled, is no fault of the watch; it is said all the same. */
async function orNothing(
  work: Promise<CaptureOutcome>,
  { logger }: World,
  { stop, spent }: SharpSignals,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isSpent = spent.aborted && !stop.aborted;
    if (!(error instanceof IsochronError)) throw error;
    if (isSpent && error.code === "INTERRUPTED") return;
    if (!EXPECTED.has(error.code)) throw error;
    logger.log("warn", error.message);
  }
}

const EXPECTED: ReadonlySet<string> = new Set(["CANCELLED", "UNREACHABLE", "PRIVATE_ADDRESS"]);
