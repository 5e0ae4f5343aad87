// The look nearest to a moment, whatever is known, and what is known of it: what copies by `--choice nearest` show.
import { isCaptured } from "#model/index.js";
import { PageAt } from "./served-choice.js";
/** The nearest state, the earlier of two; those of the capture that the moment lies in come before others, as in replay. */
export function nearestLook(page, at, within) {
    const states = page.looks.filter(isCaptured);
    const own = states.filter(({ times }) => within !== null && within.from <= times.sentAt && times.sentAt <= within.to);
    const distance = ({ times }) => Math.abs(times.sentAt - at);
    const [sighting] = (own.length > 0 ? own : states).toSorted((a, b) => distance(a) - distance(b) || a.times.sentAt - b.times.sentAt);
    if (sighting === undefined)
        return null;
    const { tier, interval } = new PageAt(page, at).toldOf(sighting);
    return { tier, interval, sighting };
}
