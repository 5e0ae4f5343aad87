// The start of a capture: a new one in the catalog, or the one that was interrupted.
import { scrubRules } from "#detect/index.js";
import { UsageError, IsochronError } from "#errors.js";
import { CONTENT_RULES } from "#formats/index.js";
import { LINK_RULES } from "#formats/traps/link-rules.js";
import {
  isRefresh,
  isTestimony,
  isUnfinished,
  SETTINGS_VERSION,
  type Capture,
  type CaptureSettings,
  type KeptSettings,
  type Site,
} from "#model/index.js";
import { rebuildRates } from "../learn/learn-rates.js";
import type { World } from "../world.js";
import { ASKED, enterCapture } from "./enter-capture.js";
import { networkOf } from "./request-profile.js";

/** What is to be captured and how. */
export interface CaptureRequest {
  readonly site: Site;
  readonly settings: CaptureSettings;
  /** How it was asked for, kept beside the capture and never handed out, so that a resume asks for nothing again. */
  readonly asked?: object;
  /** What its id ends with where another capture may begin at the same instant, in an archive joined with this one. */
  readonly idNumber?: number | undefined;
}

/** Enters a new capture into the catalog. */
export async function beginCapture(request: CaptureRequest, world: World): Promise<Capture> {
  const { site, settings, asked, idNumber } = request;
  await rebuildRates(site.name, world.archive);
  world.fetcher.cookies?.hold([]); // what an earlier capture of this process kept is not this one's
  const startedAt = world.clock.now();
  const draft = {
    site: site.name,
    seeds: site.seeds,
    phase: "visiting",
    startedAt,
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    settings: { ...settings, ...fixedAtStart(world) },
    expectedSharp: null,
    upperBound: null,
  } as const;
  const capture = await enterCapture(world.archive.catalog.captures, draft, idNumber);
  if (asked) await world.archive.results.putBeside(capture.id, ASKED, Buffer.from(JSON.stringify(asked)));
  return capture;
}

/** What is kept with a capture beside what the user chose: it is the same to its end. */
export function fixedAtStart({ fetcher }: Pick<World, "fetcher">): KeptSettings {
  return {
    version: SETTINGS_VERSION,
    requestProfile: fetcher.profile,
    ...networkOf(fetcher),
    // Named before the first visit: later rules never certify earlier sightings (docs/evidence.md, scrubbing rules).
    scrubRules: scrubRules().digest,
    linkRules: LINK_RULES,
    contentRules: CONTENT_RULES,
  };
}

/** The scrubbing rules that a capture began with, by their digest; `null` for captures of older versions. */
export function ruleSetOf({ settings }: Capture): string | null {
  return settings.scrubRules ?? null;
}

/** Which capture is to go on: the newest of any site (`null`) or of the one named, or a certain one. */
export type WhichCapture = string | null | { readonly id: string };

/** The newest unfinished capture among those meant; one whose results are lost is to be concluded again. */
export async function findUnfinished(
  which: WhichCapture,
  world: Pick<World, "archive" | "clock">,
): Promise<Capture> {
  const captures = (await world.archive.catalog.captures.list()).filter((one) => isMeant(one, which));
  const found = await firstToBeEnded(captures, world);
  if (!found) {
    const what = which === null ? "" : typeof which === "string" ? ` of ${which}` : ` ${which.id}`;
    throw new UsageError(
      "NOT_FOUND",
      `no unfinished capture${what} in ${world.archive.dir}; nothing to resume`,
    );
  }
  if (found.startedAt > world.clock.now()) {
    // Sightings before and after the interruption could not be put in order (docs/evidence.md, own clock).
    throw new IsochronError(
      "ARCHIVE_BROKEN",
      `capture ${found.id} starts in the future: set this machine's clock right first`,
    );
  }
  return found;
}

/** A refresh goes on by the watch that it belongs to, a testimony by whoever tells it. */
function isMeant(capture: Capture, which: WhichCapture): boolean {
  const { id, site } = capture;
  if (isRefresh(capture) || isTestimony(capture)) return false;
  if (which === null) return true;
  return typeof which === "string" ? site === which : id === which.id;
}

async function firstToBeEnded(
  captures: readonly Capture[],
  world: Pick<World, "archive">,
): Promise<Capture | null> {
  for (const capture of captures) if (await isToBeEnded(capture, world)) return capture;
  return null;
}

async function isToBeEnded(capture: Capture, { archive }: Pick<World, "archive">): Promise<boolean> {
  if (capture.phase === "finished") return (await archive.results.getReportHead(capture.id)) === null;
  return isUnfinished(capture);
}
