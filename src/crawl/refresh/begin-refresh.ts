// The start of a refresh: a new capture of the day, or the one that an earlier process left.
import { IsochronError, UsageError } from "#errors.js";
import { MOST_KNOWN_URLS } from "#formats/traps/link-rules.js";
import {
  HOST_SCOPE,
  instant,
  isRefresh,
  isUnfinished,
  shapeBudgetOf,
  type Capture,
  type CaptureSettings,
} from "#model/index.js";
import { rebuildRates } from "../learn/learn-rates.js";
import { ASKED, enterCapture } from "../run/enter-capture.js";
import { fixedAtStart } from "../run/start.js";
import type { World } from "../world.js";
import type { RefreshRequest } from "./refreshing.js";

/**
 * Enters a refresh into the catalog. Its t* is fixed a millisecond before its start: whatever it sees is seen after
 * that, and nothing in it can be sharp.
 */
export async function beginRefresh(request: RefreshRequest, world: World): Promise<Capture> {
  const { site, settings, asked, idNumber } = request;
  await rebuildRates(site.name, world.archive);
  world.fetcher.cookies?.hold([]); // what an earlier capture of this process kept is not this one's
  const startedAt = world.clock.now();
  const draft = {
    site: site.name,
    seeds: site.seeds,
    phase: "revisiting",
    startedAt,
    plannedAsOf: instant(startedAt - 1),
    asOf: null,
    finishedAt: null,
    settings: { ...refreshSettings(settings), ...fixedAtStart(world), refresh: true },
    expectedSharp: null,
    upperBound: null,
  } as const;
  const capture = await enterCapture(world.archive.catalog.captures, draft, idNumber);
  if (asked) await world.archive.results.putBeside(capture.id, ASKED, Buffer.from(JSON.stringify(asked)));
  return capture;
}

/** The refresh that is to go on, as the catalog has it. */
export async function refreshToGoOn({ id }: Capture, { archive, clock }: World): Promise<Capture> {
  const capture = await archive.catalog.captures.get(id);
  if (!capture || !isRefresh(capture) || !isUnfinished(capture))
    throw new UsageError(
      "NOT_FOUND",
      `${id} is no unfinished refresh in ${archive.dir}; nothing to go on with`,
    );
  // Looks before and after the interruption could not be put in order (docs/evidence.md, own clock).
  if (capture.startedAt > clock.now())
    throw new IsochronError(
      "ARCHIVE_BROKEN",
      `refresh ${id} starts in the future: set this machine's clock right first`,
    );
  return capture;
}

/** What a refresh takes over of the settings: the limits are those of its turns, and no browser shows documents. */
function refreshSettings(settings: CaptureSettings): CaptureSettings {
  const { delayMs, strategy, threshold, clockErrorMs, keepBoth, ownBodies, notIn, manners } = settings;
  const scope = { ...HOST_SCOPE, ...settings.scope, maxPagesPerHost: null };
  return {
    delayMs,
    strategy,
    threshold,
    maxPages: MOST_KNOWN_URLS,
    scope,
    manners: { ...manners, maxBytes: null, shapeBudget: shapeBudgetOf(settings) },
    ...(clockErrorMs !== undefined && { clockErrorMs }),
    ...(keepBoth !== undefined && { keepBoth }),
    ...(ownBodies !== undefined && { ownBodies }),
    ...(notIn && { notIn }),
  };
}
