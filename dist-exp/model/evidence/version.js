// Versions of one page and the intervals that sightings prove, exactly as docs/evidence.md says (intervals).
import { instant } from "../time/instant.js";
import { certainTimes } from "./run-clock.js";
import { isCaptured, } from "./sighting.js";
import { withoutTold } from "./told-sighting.js";
/** Groups one page's sightings (any order) into versions; failures bound nothing, and what is told is passed over. */
export function versionsOf(sightings) {
    const ordered = [...withoutTold(sightings)].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    const runs = runsOfEqualIdentity(ordered);
    const direct = ordered.filter(isCaptured).filter((s) => !s.outcome.validators.cacheSigns);
    return runs.map((run) => {
        const [first, last] = [run.sightings[0], run.sightings.at(-1)];
        const differing = direct.filter((s) => !haveEqualIdentity(s, first));
        return {
            identity: first.outcome.identity,
            ...run,
            differingBefore: differing.findLast((s) => s.times.sentAt < first.times.sentAt) ?? null,
            differingAfter: differing.find((s) => s.times.sentAt > last.times.sentAt) ?? null,
        };
    });
}
function runsOfEqualIdentity(ordered) {
    const runs = [];
    for (const sighting of ordered) {
        const last = runs.at(-1);
        if (sighting.outcome.kind === "unchanged" && sighting.outcome.asked)
            last?.attestedBy.push(sighting);
        if (!isCaptured(sighting))
            continue;
        if (last && haveEqualIdentity(last.sightings[0], sighting))
            last.sightings.push(sighting);
        else
            runs.push({ sightings: [sighting], attestedBy: [] });
    }
    return runs;
}
function haveEqualIdentity(a, b) {
    const [one, other] = [a.outcome.identity, b.outcome.identity];
    return (one.contentDigest === other.contentDigest &&
        one.status === other.status &&
        one.location === other.location &&
        one.contentType === other.contentType);
}
/**
 * Closed, from the last byte of the first sighting to the sending of the last; one sighting proves none.
 * A response with cache signs vouches only up to when its copy left the origin (sentAt − Age − 1 s), and for
 * nothing at all without an Age: otherwise one cached copy served twice would pass for two sightings.
 */
export function observedInterval(version) {
    const [first, ...later] = answersToOneRequest(version).filter(({ outcome }) => outcome.imported !== true);
    if (!first)
        return null;
    const to = Math.max(...later.map((s) => vouchedUntil(s, s.outcome.validators)));
    const from = certainTimes(first).lastByteAt;
    return from <= to ? { from, to: instant(to) } : null;
}
/** Equal responses prove something only as answers to the same request; a conditional one is another. */
function answersToOneRequest({ sightings }) {
    return sightings.filter(({ outcome }) => outcome.conditional !== true);
}
function vouchedUntil(sighting, validators) {
    const { sentAt } = certainTimes(sighting);
    if (!validators.cacheSigns)
        return sentAt;
    return validators.ageSeconds === null ? -Infinity : sentAt - (validators.ageSeconds + 1) * 1000;
}
/** Half-open, between the nearest differing sightings: nothing seen contradicts the version inside it. */
export function possibleInterval(version) {
    // A copy from a cache may be older than any sighting before it.
    const fromCache = version.sightings.some((s) => s.outcome.validators.cacheSigns);
    const { differingBefore: before, differingAfter: after } = version;
    return {
        from: fromCache || !before ? null : certainTimes(before).sentAt,
        to: after && certainTimes(after).lastByteAt,
    };
}
/**
 * Closed; the observed interval stretched right by 304s that we asked for and left by a trusted
 * Last-Modified (cut to the second by the server, hence + 1 s, and shifted by the clock skew's upper bound).
 */
export function attestedInterval(version, trust) {
    const plain = answersToOneRequest(version);
    if (plain.length === 0)
        return null;
    if (plain.some(({ outcome }) => outcome.imported))
        return attestedOfImport(version, plain, trust);
    const from = attestedFrom(version, plain[0], trust) ?? certainTimes(plain[0]).lastByteAt;
    const to = Math.max(...plain.map((s) => vouchedUntil(s, s.outcome.validators)), ...version.attestedBy.map((s) => s.outcome.kind === "unchanged" ? vouchedUntil(s, s.outcome.validators) : -Infinity));
    return from <= to ? { from, to: instant(to) } : null;
}
/**
 * Of another tool's records only what the server says counts: a trusted Last-Modified up to the last response that
 * carries it, and 304s from that response on. That two of them are equal carries nothing over the time between.
 */
function attestedOfImport(version, plain, trust) {
    const last = plain.at(-1);
    const stamped = attestedFrom(version, plain[0], trust);
    if (stamped === null && version.attestedBy.length === 0)
        return null;
    const from = stamped ?? last.times.lastByteAt;
    const words = [...(stamped === null ? [] : plain), ...version.attestedBy];
    const to = Math.max(...words.map((s) => ("validators" in s.outcome ? vouchedUntil(s, s.outcome.validators) : -Infinity)));
    return from <= to ? { from, to: instant(to) } : null;
}
function attestedFrom(version, first, trust) {
    const stamp = first.outcome.validators.lastModified;
    if (!trust || stamp === null)
        return null;
    if (version.sightings.some((s) => s.outcome.validators.lastModified !== stamp))
        return null;
    const from = Math.min(Math.ceil(stamp + 1000 + trust.skewUpperMs), certainTimes(first).lastByteAt);
    // A stamp older than a differing sighting contradicts what we saw (an unpacked or synced file).
    if (version.differingBefore && from < certainTimes(version.differingBefore).sentAt)
        return null;
    return instant(from);
}
