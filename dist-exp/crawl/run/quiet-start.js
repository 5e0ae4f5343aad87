// `capture --at quiet`: mine closes the loop, a capture begins when the site is known to sleep.
import { mineSite, nextQuietTime } from "#mine/index.js";
import { instant } from "#model/index.js";
import { mineInputOfArchive } from "#study/index.js";
/** The next quiet time of a site by the archive's own sightings; now, when they show no pattern. */
export async function quietStart(site, archive, now) {
    return quietStartBy(await mineInputOfArchive(site, archive), now);
}
/** The same from what is known of the site. */
export function quietStartBy(input, now) {
    if (input === null || input.paths.length === 0)
        return { at: now, reason: "nothing is known of this site yet" };
    const { quiet, changes } = mineSite(input);
    if (quiet === null)
        return { at: now, reason: `${changes} changes seen show no pattern by hour and weekday` };
    const reason = `${quiet.hours} hours with ${(100 * quiet.ratio).toFixed(0)} % of the usual changes`;
    return { at: instant(nextQuietTime(quiet, now)), reason };
}
