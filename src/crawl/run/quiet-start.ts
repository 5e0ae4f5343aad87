// `capture --at quiet`: mine closes the loop, a capture begins when the site is known to sleep.
import { mineSite, nextQuietTime, type MineInput } from "#mine/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { mineInputOfArchive } from "#study/index.js";

/** When to begin, and why. */
export interface QuietStart {
  readonly at: Instant;
  readonly reason: string;
}

/** The next quiet time of a site by the archive's own sightings; now, when they show no pattern. */
export async function quietStart(site: string, archive: Archive, now: Instant): Promise<QuietStart> {
  return quietStartBy(await mineInputOfArchive(site, archive), now);
}

/** The same from what is known of the site. */
export function quietStartBy(input: MineInput | null, now: Instant): QuietStart {
  if (input === null || input.paths.length === 0)
    return { at: now, reason: "nothing is known of this site yet" };
  const { quiet, changes } = mineSite(input);
  if (quiet === null)
    return { at: now, reason: `${changes} changes seen show no pattern by hour and weekday` };
  const reason = `${quiet.hours} hours with ${(100 * quiet.ratio).toFixed(0)} % of the usual changes`;
  return { at: instant(nextQuietTime(quiet, now)), reason };
}
