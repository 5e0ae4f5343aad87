// The moment at which a page is shown: its own parts decide, the site breaks ties.
import { instant } from "#model/index.js";
import { bestMoment } from "./best-moment.js";
import { chooseInstant } from "./choose-instant.js";
import { PagePart } from "./page-part.js";
/** So many parts decide; a page with more is unheard of, and somebody waits for it. */
const MOST_PARTS = 200;
/**
 * The instant near the wish at which the most of a page is known, or likely, to have stood together; where all of it
 * is known over some time, the instant of that time at which the most of the site is.
 */
export function chooseMoment({ parts, site }, wish) {
    const own = parts
        .slice(0, MOST_PARTS)
        .map((page) => new PagePart(page))
        .filter(({ fetches }) => fetches.length > 0); // of what no look shows a state, nothing follows
    const best = bestMoment(own, wish);
    const shared = site && sharedTime(own, best);
    const at = shared
        ? chooseInstant(within(site, shared), { ...wish, at: clamped(wish.at, shared) }).at
        : best;
    const knownAt = (u) => own.filter((part) => part.isKnownAt(u)).length;
    return { at, parts: own.length, known: knownAt(at), knownAtWish: knownAt(wish.at) };
}
/** The time around an instant over which every part is known in one version; `null` when some are not. */
function sharedTime(parts, at) {
    const over = parts.map(({ known }) => known.find(({ from, to }) => from <= at && at <= to));
    if (over.length === 0 || over.includes(undefined))
        return null;
    return { from: Math.max(...over.map((one) => one.from)), to: Math.min(...over.map((one) => one.to)) };
}
/** The site's steps over a time, and nothing known outside it. */
function within({ at, known }, { from, to }) {
    const steps = { at: [from], known: [1] };
    for (let i = 0; i < at.length && at[i] <= to; i++) {
        // Everything here is known of the page itself: what the site adds decides.
        if (at[i] <= from)
            steps.known[0] = 1 + known[i];
        else {
            steps.at.push(at[i]);
            steps.known.push(1 + known[i]);
        }
    }
    steps.at.push(to + 1);
    steps.known.push(0);
    return steps;
}
function clamped(at, { from, to }) {
    return instant(Math.min(Math.max(at, from), to));
}
