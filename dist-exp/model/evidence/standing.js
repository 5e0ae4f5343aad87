import { closedContains, halfOpenContains, } from "../time/interval.js";
import { provedInterval, varyingCaptures } from "./proved-intervals.js";
import { certainTimes } from "./run-clock.js";
import { isTold, toldOf } from "./told-sighting.js";
import { attestedInterval, possibleInterval, versionsOf, } from "./version.js";
/**
 * How well it is known that a page stood so, the best first. Seen: it came in answer to a request that was under way
 * then, so it stood so at some instant of that fetch. Served and source are told by others (docs/evidence.md,
 * testimonies): what visitors were given is nearer to what one saw than what a server says of itself, and what its owner
 * published comes after both. No tier raises another.
 */
export const STANDING_TIERS = ["observed", "seen", "served", "attested", "source", "possible"];
const UNBOUNDED = { from: null, to: null };
/** The best-known version of a page at an instant; `null` when nothing seen or told answers for it. */
export function standingAt(sightings, at, trust = null) {
    const versions = versionsOf(sightings);
    const varying = varyingCaptures(sightings);
    return (closedStanding("observed", versions, at, (version) => provedInterval(version, varying)) ??
        seenStanding(versions, at) ??
        toldStanding("served", sightings, at) ??
        closedStanding("attested", versions, at, (version) => isVarying(version, varying) ? null : attestedInterval(version, trust)) ??
        toldStanding("source", sightings, at) ??
        possibleStanding(versions, at, varying));
}
function closedStanding(tier, versions, at, intervalOf) {
    for (const version of versions) {
        const interval = intervalOf(version);
        if (interval && closedContains(interval, at))
            return { tier, interval, sighting: nearestOf(version, at) };
    }
    return null;
}
/** What is told of the instant; of several testimonies the one whose span begins nearest to it. */
function toldStanding(tier, sightings, at) {
    if (!sightings.some(isTold))
        return null;
    const sighting = toldOf(sightings, tier).findLast(({ outcome }) => closedContains(outcome.told, at));
    if (!sighting)
        return null;
    const { from, to } = sighting.outcome.told;
    return { tier, interval: { from, to }, sighting };
}
/** The look that was under way at the instant, the earlier of two. */
function seenStanding(versions, at) {
    for (const { sightings } of versions) {
        const sighting = sightings.find((one) => tellsOfItsFetch(one) && closedContains(fetchSpan(one), at));
        if (sighting)
            return { tier: "seen", interval: fetchSpan(sighting), sighting };
    }
    return null;
}
/** A cache's copy may be older than the request, and of what was imported nobody here saw the request. */
function tellsOfItsFetch({ outcome }) {
    return outcome.imported !== true && !outcome.validators.cacheSigns;
}
/** From the sending of the request to the last byte of its answer: the state is that of some instant in between. */
export function fetchSpan(sighting) {
    const { sentAt, lastByteAt } = certainTimes(sighting);
    return { from: sentAt, to: lastByteAt };
}
/** Of versions that nothing contradicts then, the one that was seen nearest to the instant, the earlier of two. */
function possibleStanding(versions, at, varying) {
    if (versions.length === 0)
        return null;
    const candidates = versions.map((version) => {
        const interval = isVarying(version, varying) ? UNBOUNDED : possibleInterval(version);
        return { tier: "possible", interval, sighting: nearestOf(version, at) };
    });
    const open = candidates.filter(({ interval }) => halfOpenContains(interval, at));
    return nearestFirst(open.length > 0 ? open : candidates, ({ sighting }) => sighting, at);
}
function isVarying({ sightings }, varying) {
    return varying.size > 0 && sightings.some(({ captureId }) => varying.has(captureId));
}
function nearestOf({ sightings }, at) {
    return nearestFirst(sightings, (sighting) => sighting, at);
}
function nearestFirst(all, sightingOf, at) {
    const distance = (one) => Math.abs(sightingOf(one).times.sentAt - at);
    return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
