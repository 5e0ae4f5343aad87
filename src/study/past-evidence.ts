// A capture that has ended, as quality judges it: its pages, sightings and requisites read from the catalog.
import {
  withClockErrors,
  type Capture,
  type FrontierPage,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureEvidence } from "#quality/index.js";

/** Everything that one capture saw; all of it is held in memory. */
export async function pastEvidence(capture: Capture, archive: Archive): Promise<CaptureEvidence> {
  const pages: FrontierPage[] = [];
  const numbers = new Map<PageUrl, number>();
  for await (const page of archive.catalog.frontier.pages(capture.id))
    numbers.set(page.url, pages.push(page) - 1);
  const sightings = await sightingsByPage([capture], archive);
  const requisites = new Map<number, readonly number[]>();
  for await (const { document, requisites: needed } of archive.catalog.requisites.requisites(capture.id))
    requisites.set(
      numbers.get(document) ?? -1,
      needed.map((url) => numbers.get(url) ?? -1),
    );
  return {
    capture,
    plannedAsOf: capture.plannedAsOf ?? capture.startedAt,
    pages,
    numberOf: (url) => numbers.get(url) ?? -1,
    sightingsOf: (url) => sightings.get(url) ?? [],
    requisitesOf: (document) => requisites.get(document) ?? [],
  };
}

/** The sightings of captures, given oldest first, page by page and oldest first, with the errors of their clocks. */
export async function sightingsByPage(
  captures: readonly Capture[],
  archive: Archive,
): Promise<Map<PageUrl, Sighting[]>> {
  const sightings = new Map<PageUrl, Sighting[]>();
  for (const { id, runs } of captures)
    for await (const read of archive.catalog.sightings.ofCapture(id)) {
      const [sighting] = withClockErrors([read], runs) as [Sighting];
      const seen = sightings.get(sighting.url);
      if (seen) seen.push(sighting);
      else sightings.set(sighting.url, [sighting]);
    }
  return sightings;
}
