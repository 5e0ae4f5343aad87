import { identityKey, isCaptured } from "./sighting.js";
import { observedInterval, versionsOf } from "./version.js";
/** Captures in which two back-to-back probes of the page differ: nothing it showed there is proved. */
export function varyingCaptures(sightings) {
    const probes = sightings.filter(isCaptured).filter((s) => s.pass === "probe");
    const varying = probes.filter((s, i) => {
        const before = probes[i - 1];
        return (before?.captureId === s.captureId &&
            identityKey(before.outcome.identity) !== identityKey(s.outcome.identity));
    });
    return new Set(varying.map(({ captureId }) => captureId));
}
/** What is observed of a version; nothing when one of its sightings is of a capture in which the page varied. */
export function provedInterval(version, varying) {
    if (varying.size > 0 && version.sightings.some(({ captureId }) => varying.has(captureId)))
        return null;
    return observedInterval(version);
}
/** All of them, in order of time; versions are told apart by every sighting, also those that prove nothing. */
export function provedIntervals(sightings) {
    if (sightings.length < 2)
        return []; // one sighting proves no interval
    const varying = varyingCaptures(sightings);
    return versionsOf(sightings).flatMap((version) => provedInterval(version, varying) ?? []);
}
