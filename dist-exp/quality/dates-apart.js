// Whether any server bears witness to the day: a clock of ours that is wrong all the time shows in their Dates alone.
import { isCaptured, withoutTold } from "#model/index.js";
/** Servers' clocks are wrong by minutes, sometimes by hours; seldom by more than a day. */
const MOST_APART_MS = 86_400_000;
/**
 * How far from our clock the nearest of all Dates is, when none lies within a day of it; `null` when one does, or none
 * was sent (docs/certificate.md, "The clocks"). What shows no state, or signs of a cache, tells nothing.
 */
export function datesApart(pages) {
    let nearestMs = null;
    for (const sightings of pages)
        for (const { times, outcome } of withoutTold(sightings).filter(isCaptured)) {
            const { date, cacheSigns } = outcome.validators;
            if (date === null || cacheSigns)
                continue;
            const apartMs = Math.abs(times.sentAt - date);
            if (apartMs <= MOST_APART_MS)
                return null;
            nearestMs = Math.min(apartMs, nearestMs ?? apartMs);
        }
    return nearestMs;
}
