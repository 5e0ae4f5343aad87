// `capture --at quiet`: mine closes the loop, a capture begins when the site is known to sleep.
import { mineInputOfSightings, mineSite, nextQuietTime } from "#mine/index.js";
import { instant, type Instant, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";

/** When to begin, and why. */
export interface QuietStart {
  readonly at: Instant;
  readonly reason: string;
}

/** The next quiet time of a site by the archive's own sightings; now, when they show no pattern. */
export async function quietStart(site: string, archive: Archive, now: Instant): Promise<QuietStart> {
  const sightings: Sighting[] = [];
  for (const capture of await archive.captures.list()) {
    if (capture.site !== site) continue;
    for await (const sighting of archive.observations.ofCapture(capture.id)) sightings.push(sighting);
  }
  return quietStartBy(site, sightings, now);
}

/** The same from given sightings. */
export function quietStartBy(site: string, sightings: readonly Sighting[], now: Instant): QuietStart {
  if (sightings.length === 0) return { at: now, reason: "nothing is known of this site yet" };
  const { quiet, changes } = mineSite(mineInputOfSightings(site, sightings));
  if (quiet === null)
    return { at: now, reason: `${changes} changes seen show no pattern by hour and weekday` };
  const reason = `${quiet.hours} hours with ${(100 * quiet.ratio).toFixed(0)} % of the usual changes`;
  return { at: instant(nextQuietTime(quiet, now)), reason };
}
