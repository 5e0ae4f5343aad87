// The moment at which the parts of a page best show it: known or likely at the moment itself, in versions that likely
// stood together at some instant.
import { instant } from "#model/index.js";
import { gainAt } from "./choose-instant.js";
import { chanceTogether } from "./stood-together.js";
/** A view that never was is worth a tenth of one that was: its parts are still the page's. */
const WORTH_OF_FALSE = 0.1;
/** A part that is only likely counts for less than one that is known. */
const LIKELY_WEIGHT = 0.9;
/** So many chances of parts are worked out, for the moments nearest to the wish first; somebody waits for it. */
const MOST_CHANCES = 100_000;
/** Of so many different views, the likeliest, with so many parts in all, it is worked out how likely they ever were. */
const [MOST_VIEWS, MOST_SHOWN] = [32, 1_000];
/**
 * The moment of the greatest gain: the share of the parts that is known or likely then, times what the view is worth by
 * the chance that what it shows ever stood together, halved for every patience between it and the wish. Of equal ones
 * the nearest, then the earlier.
 */
export function bestMoment(parts, wish) {
    const together = new Map();
    const mostViews = Math.min(MOST_VIEWS, Math.ceil(MOST_SHOWN / parts.length));
    let best = { at: wish.at, gain: 0 };
    for (const { at, most } of prospectsOf(parts, wish)) {
        if (most <= best.gain)
            continue;
        const shown = parts.map((part) => ({ part, version: part.versionAt(at) }));
        const key = shown.map(({ version }) => version).join(" ");
        if (!together.has(key)) {
            if (together.size >= mostViews)
                continue;
            together.set(key, chanceTogether(shown));
        }
        const gain = most * worth(together.get(key));
        if (gain > best.gain)
            best = { at, gain };
    }
    return instant(best.at);
}
/** Moments that can be the best, the most promising first. */
function prospectsOf(parts, wish) {
    const all = [];
    let least = 0;
    for (const at of momentsNear(parts, wish)) {
        const distanceMs = Math.abs(at - wish.at);
        if (gainAt(1, distanceMs, wish) <= least)
            break; // further out nothing can win
        const prospect = prospectAt(parts, at, gainAt(1, distanceMs, wish));
        least = Math.max(least, prospect.least);
        all.push(prospect);
    }
    return all.filter(({ most }) => most >= least).sort((a, b) => b.least - a.least);
}
function prospectAt(parts, at, closeness) {
    let [weight, chance] = [0, 1];
    for (const part of parts) {
        const likely = part.isKnownAt(at) ? null : part.chanceAt(at);
        weight += likely === null ? 1 : LIKELY_WEIGHT * likely;
        chance *= likely ?? 1;
    }
    const most = (closeness * weight) / parts.length;
    return { at, most, least: most * worth(chance) };
}
function worth(chance) {
    return WORTH_OF_FALSE + (1 - WORTH_OF_FALSE) * chance;
}
/** The greatest gain is at the wish, at an end of something known, or at a look; the nearest first, then the earlier. */
function momentsNear(parts, { at }) {
    const ends = parts.flatMap(({ known, fetches }) => [...known, ...fetches].flatMap(({ from, to }) => [from, to]));
    const distance = (u) => Math.abs(u - at);
    return [...new Set([at, ...ends])]
        .sort((a, b) => distance(a) - distance(b) || a - b)
        .slice(0, Math.ceil(MOST_CHANCES / parts.length));
}
