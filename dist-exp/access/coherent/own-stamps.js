// What a page's own Last-Modified tells the choice of a moment: since when each version stood. It counts page by page, as
// it does for planning (ADR 9), where the page was seen to change, its stamps followed, and nothing contradicts them. No
// claim rests on it: what is served is labelled by looks and by tested hosts alone.
import { fetchSpan, identityKey } from "#model/index.js";
/** Stamps and Dates are cut to the second (RFC 9110 section 5.6.7). */
const CUT_MS = 1000;
/** For each look since when its version stood, by the clock that the look is by; `null` when the stamps count for nothing. */
export function stampedSince(looks) {
    let followed = 0;
    for (const [i, look] of looks.entries()) {
        if (!isStamped(look))
            return null;
        const before = looks[i - 1];
        if (before === undefined)
            continue;
        if (isContradicted(before, look))
            return null;
        if (!isSame(before, look))
            followed++;
    }
    return followed > 0 && !looks.every(isSimplyDate) ? looks.map(since) : null;
}
/** A copy from a cache has the stamp of another time. */
function isStamped({ outcome }) {
    return outcome.validators.lastModified !== null && !outcome.validators.cacheSigns;
}
function isContradicted(before, look) {
    if (isSame(before, look))
        return before.outcome.validators.lastModified !== look.outcome.validators.lastModified;
    return since(look) + CUT_MS < fetchSpan(before).from; // changed, and the stamp says that it was so before already
}
function isSame(a, b) {
    return identityKey(a.outcome.identity) === identityKey(b.outcome.identity);
}
function isSimplyDate({ outcome: { validators } }) {
    return validators.date !== null && Math.abs(validators.date - validators.lastModified) <= CUT_MS;
}
/** The age by the server's own clock, which may be wrong, taken from the time of the look by ours. */
function since(look) {
    const { date, lastModified } = look.outcome.validators;
    const { from } = fetchSpan(look);
    return Math.min(from, from - ((date ?? look.times.sentAt) - lastModified) + CUT_MS);
}
