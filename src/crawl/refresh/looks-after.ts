// Looks that a refresh holds, told once more from what is stored.
import {
  isCaptured,
  type CapturedSighting,
  type FrontierPage,
  type Instant,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import { readVersion } from "../proof/judge-pair.js";
import type { CaptureRun } from "../run/capture-run.js";
import { lastState, titleIn } from "./look-finding.js";
import type { PageLooked } from "./refreshing.js";
import { weighLooks, type KeptLookAt } from "./weigh-looks.js";

/** Every look of the run whose last byte came after an instant, in the order in which they were sent. */
export async function looksAfter(run: CaptureRun, after: Instant): Promise<PageLooked[]> {
  const kept: KeptLookAt[] = [];
  const found = foundPages(run);
  for (const sighting of sightingsAfter(run, after)) {
    const before = await lastState(run.world.archive.catalog, sighting.url, sighting.times.sentAt);
    const title = isCaptured(sighting) ? await titleOf(run, sighting) : null;
    kept.push({ sighting, before, title, links: found.get(sighting.url) ?? [] });
  }
  return weighLooks(kept, run.world);
}

function sightingsAfter({ frontier, seen }: CaptureRun, after: Instant): Sighting[] {
  const looks: Sighting[] = [];
  for (const { url } of frontier.pages())
    looks.push(...seen.of(url).filter(({ times }) => times.lastByteAt > after));
  return looks.sort((a, b) => a.seq - b.seq);
}

async function titleOf({ world }: CaptureRun, sighting: CapturedSighting): Promise<string | null> {
  const version = await readVersion(world.archive.warcs, sighting);
  return version && titleIn(version);
}

/** By the page on which they were found: pages that nobody has wished for since. */
function foundPages({ frontier, isKnown }: CaptureRun): Map<PageUrl, FrontierPage[]> {
  const found = new Map<PageUrl, FrontierPage[]>();
  for (const page of frontier.pages()) {
    if (page.via === null || page.state !== "known" || isKnown?.(page.url) === true) continue;
    found.set(page.via, [...(found.get(page.via) ?? []), page]);
  }
  return found;
}
