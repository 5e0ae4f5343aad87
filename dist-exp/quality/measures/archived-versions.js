// Sightings as the versions of an archive (bensaad2011 section 4.2): what is known of each version's life, tier by tier.
import { provedInterval, varyingCaptures, instant, possibleInterval, versionsOf, } from "#model/index.js";
const UNBOUNDED = { from: null, to: null };
/** Every capture of one page, each with the life of its version as the tier knows it. */
export function archivedVersions(sightings, importance, tier) {
    const varying = varyingCaptures(sightings);
    return versionsOf(sightings).flatMap((version) => {
        const invariance = tier === "observed" ? observedLife(version, varying) : possibleLife(version, varying);
        return version.sightings.map(({ times }) => ({ capturedAt: times.lastByteAt, invariance, importance }));
    });
}
/** Of a page that varies by itself nothing is excluded (docs/evidence.md, noise). */
function possibleLife(version, varying) {
    return varying.size > 0 ? UNBOUNDED : possibleInterval(version);
}
function observedLife(version, varying) {
    const seenAt = version.sightings[0].times.lastByteAt;
    const interval = provedInterval(version, varying);
    // Instants are whole milliseconds: closed at `to` is open one later. One sighting proves no interval.
    return interval ? { from: interval.from, to: instant(interval.to + 1) } : { from: seenAt, to: seenAt };
}
