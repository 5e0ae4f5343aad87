// The rules against traps in their order, and how a link is put before them. Crawl and verifier judge by the same
// rules: which they were, the capture's settings name.
import { hostOf, pathAndQueryOf } from "#model/index.js";
import { calendar } from "./calendar.js";
import { facets, setKey } from "./facets.js";
import { linkSpam } from "./link-spam.js";
import { mirrorHost } from "./mirror-host.js";
import { pagination } from "./pagination.js";
import { pathDepth } from "./path-depth.js";
import { repeatingPath } from "./repeating-path.js";
import { sessionId } from "./session-id.js";
import { shapeBudget } from "./shape-budget.js";
import { textHashes } from "./text-hash.js";
import { urlLength } from "./url-length.js";
import { urlShape } from "./url-shape.js";
/**
 * The name of all rules by which links are found, judged and kept out: those below, the scope's, and what is read of a
 * document (docs/certificate.md, "The denominator"). It changes whenever any of them would judge any link otherwise.
 */
export const LINK_RULES = "isochron-links/1";
/** Cheap and certain rules first; the budget last, for what no rule knows. */
export const TRAP_RULES = [
    urlLength,
    sessionId,
    repeatingPath,
    pathDepth,
    calendar,
    pagination,
    facets,
    linkSpam,
    mirrorHost,
    shapeBudget,
];
/** More known URLs than this no capture keeps. */
export const MOST_KNOWN_URLS = 1_000_000;
/** A link as the rules see it. */
export function trapLink(url, kind, nth) {
    const parsed = partsOf(url);
    return { url, parsed, kind, nth, shape: urlShape(parsed) };
}
/** What is counted once a link is taken; a set of parameters apart, since sets are counted by their first. */
export function trapKeys(link) {
    const keys = TRAP_RULES.flatMap((rule) => rule.keys?.(link) ?? []);
    return { keys, set: facets.keys(link).length > 0 ? setKey(link) : null };
}
/** The hash by which a refused URL is counted. */
export function urlHash(url) {
    const [high, low] = textHashes(url);
    return high * 2 ** 20 + (low >>> 12);
}
const NO_QUERY = new URLSearchParams();
/** Cut instead of parsed: the URL is normalised. */
function partsOf(url) {
    const target = pathAndQueryOf(url);
    const query = target.indexOf("?");
    if (query === -1)
        return { host: hostOf(url), pathname: target, search: "", searchParams: NO_QUERY };
    const search = target.slice(query);
    return {
        host: hostOf(url),
        pathname: target.slice(0, query),
        search,
        searchParams: new URLSearchParams(search),
    };
}
