// The moment of a view: chosen by what the archive knows of the page and its site, and why.
import { isCaptured, isTold, provedIntervals, standingAt, toIso, withoutTold, } from "#model/index.js";
import { chooseMoment } from "./choose-moment.js";
import { isWithin } from "./in-order.js";
import { pagesKnownAt } from "./site-steps.js";
/** The moment at which a page is shown to whoever wishes for a time; `null` when no look shows a state of it. */
export async function momentFor(evidence, document, wish) {
    const { parts, site } = await viewOf(evidence, document, wish.at);
    const [own] = parts;
    if (!own.looks.some(isCaptured))
        return null;
    const told = toldMoment(own, wish.at);
    if (told !== null)
        return reasonOf({ parts, site }, told, wish.at);
    const { at } = chooseMoment({ parts, site: site?.steps ?? null }, wish);
    return reasonOf({ parts, site }, at, wish.at);
}
/**
 * Where what others tell is the best that is known of the page at the time asked for, that very time; where nothing else
 * is known of it, the nearest instant that is told of. `null` where our own looks choose.
 */
function toldMoment({ looks, trust }, at) {
    if (!looks.some(isTold))
        return null;
    const tier = standingAt(looks, at, trust)?.tier;
    if (tier === "served" || tier === "source")
        return at;
    return withoutTold(looks).some(isCaptured) ? null : nearestTold(looks.filter(isTold), at);
}
function nearestTold(told, at) {
    const ends = told.flatMap(({ outcome }) => [outcome.told.from, outcome.told.to]);
    return ends.reduce((best, end) => (Math.abs(end - at) < Math.abs(best - at) ? end : best));
}
/** What speaks for a moment that is given, by what the page needed then. */
export async function reasonAt(evidence, document, { at, wished }) {
    return reasonOf(await viewOf(evidence, document, at), at, wished);
}
async function viewOf(evidence, document, at) {
    const urls = await evidence.partsOf(document, at);
    const parts = await Promise.all(urls.map((url) => evidence.ofPage(url)));
    return { parts, site: await evidence.siteOf(parts[0].looks, at) };
}
function reasonOf({ parts, site }, at, wished) {
    const known = parts.map(({ looks }) => provedIntervals(looks));
    const partsAt = (u) => known.filter((intervals) => isWithin(intervals, u)).length;
    const pagesAt = (u) => (site ? pagesKnownAt(site.steps, u) : 0);
    const count = (knownAt, all) => ({
        known: knownAt(at),
        all,
        knownAtWish: wished === null ? null : knownAt(wished),
    });
    return { at, wished, parts: count(partsAt, parts.length), pages: site && count(pagesAt, site.pages) };
}
/** In one line: "12:31:07.412: 5 of 5 parts, 143 of 150 pages; your time: 1 of 5, 20 of 150". */
export function reasonText({ at, wished, parts, pages }) {
    const kinds = [{ ...parts, name: "parts" }, ...(pages ? [{ ...pages, name: "pages" }] : [])];
    const there = kinds.map(({ known, all, name }) => `${known} of ${all} ${name}`).join(", ");
    const here = kinds.map(({ knownAtWish, all }) => `${knownAtWish} of ${all}`).join(", ");
    return `${toIso(at).slice(11, 23)}: ${there}${wished === null ? "" : `; your time: ${here}`}`;
}
