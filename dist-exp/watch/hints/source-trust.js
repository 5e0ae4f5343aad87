// How far a list is believed: learned from what looks found behind its claims, and from its sister lists meanwhile.
import { hash } from "node:crypto";
/** Before anything was tried. Feeds and repositories tell of what is new; many sitemaps stamp what they please. */
const PRIORS = { feed: 0.7, oai: 0.7, sitemap: 0.5 };
/** The prior counts as much as so many trials. */
const LEANING = 4;
const MOST_TRUST = 0.99;
/** Hints of less trust are passed on by way of trial only. */
export const TRUST_FLOOR = 0.2;
/** So many of a reading are, by lot, so that a list that becomes honest is found out; they are to be looked at. */
const TRIALS_PER_READING = 2;
const TRIAL_TRUST = 0.5;
/** A list that claims all of its pages at once must have been right so often before all of that is passed on. */
const PROVED = { trust: 0.7, tried: 10 };
const SWEEP_SAMPLE = 10;
/**
 * The chance that a claim stands for a change of which nothing else told. A page that was claimed has changed by itself
 * or as claimed, so 1 − trust = (looks that found nothing) / (looks at which nothing was to be expected), both leaning
 * on the prior; without expectations that is (right + a·prior) / (tried + a).
 */
export function trustOf({ tried, right, expected }, prior) {
    const missed = (tried - right + LEANING * (1 - prior)) / (tried - Math.min(expected, tried) + LEANING);
    return Math.min(MOST_TRUST, Math.max(0, 1 - missed));
}
/** The trust of each source; the sitemaps of one index lean on what all of them showed. */
export function trusts(sources) {
    const families = new Map();
    for (const { parent, ...one } of sources)
        if (parent !== null)
            families.set(parent, sum(families.get(parent), one));
    return new Map(sources.map((source) => {
        const family = source.parent === null ? undefined : families.get(source.parent);
        const prior = PRIORS[source.kind];
        return [source.url, trustOf(source, family === undefined ? prior : trustOf(family, prior))];
    }));
}
function sum(before, more) {
    if (before === undefined)
        return more;
    return {
        tried: before.tried + more.tried,
        right: before.right + more.right,
        expected: before.expected + more.expected,
    };
}
/** Which claims of a reading are passed on, and with what trust; the others stay open and are tried by looks as they come. */
export function passedOn(claims, { trust, tried, isSweep }) {
    const isBelieved = trust >= TRUST_FLOOR;
    const isProved = trust >= PROVED.trust && tried >= PROVED.tried;
    const most = !isBelieved ? TRIALS_PER_READING : isSweep && !isProved ? SWEEP_SAMPLE : Infinity;
    return byLot(claims, most).map((claim) => ({ ...claim, trust: isBelieved ? trust : TRIAL_TRUST }));
}
/** At most so many, chosen by a hash of what they say, so that the same reading gives the same. */
function byLot(claims, most) {
    if (claims.length <= most)
        return claims;
    const lots = claims.map((claim) => ({ claim, lot: hash("sha256", `${claim.at} ${claim.url}`) }));
    return lots
        .sort((a, b) => (a.lot < b.lot ? -1 : 1))
        .slice(0, most)
        .map(({ claim }) => claim);
}
