// What is known of a response that is served for a moment, and of a page view made of several of them: the four classes
// of Ainsworth, Nelson and Van de Sompel (arXiv:1402.0928, section 4), decided by sightings instead of Last-Modified.
import { closedContains, } from "#model/index.js";
/**
 * The class of a view from its parts, all shown for one moment u.
 * - prima facie violative: a part is known to have been another version at u.
 * - probably violative: none is known to, but against a part something speaks.
 * - prima facie coherent: every part is observed at u; or one was seen at u, and all others are observed over the whole
 *   of that fetch. Two that were only seen need not have stood at one instant.
 * - possibly coherent: everything else. Nothing contradicts it; a view without parts is one too.
 */
export function compositeClass(parts) {
    if (parts.some(({ against }) => against === "known"))
        return "prima facie violative";
    if (parts.some(({ against }) => against === "likely"))
        return "probably violative";
    return stoodTogether(parts) ? "prima facie coherent" : "possibly coherent";
}
function stoodTogether(parts) {
    const [moment] = parts;
    if (!moment || parts.some(({ at }) => at !== moment.at))
        return false;
    const seen = parts.filter(({ tier }) => tier === "seen");
    const observed = parts.filter(({ tier }) => tier === "observed");
    if (seen.length > 1 || seen.length + observed.length < parts.length)
        return false;
    const fetch = seen[0]?.interval;
    return fetch === undefined || observed.every(({ interval }) => covers(interval, fetch));
}
function covers(interval, fetch) {
    return closedContains(interval, fetch.from) && closedContains(interval, fetch.to);
}
