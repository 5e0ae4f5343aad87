// The versions of a part of a page in order of time: when each was seen, and when it stood by the server's word.
import { attestedInterval, fetchSpan, varyingCaptures, } from "#model/index.js";
/** Lives of a page's versions; `since` tells of each look when its version began, where the page's stamps count. */
export function livesOf(versions, { looks, trust }, since) {
    const varying = varyingCaptures(looks);
    let seen = 0;
    return versions.map((version) => {
        const { sightings } = version;
        const stamped = since?.[seen] ?? Infinity;
        seen += sightings.length;
        const isVarying = sightings.some(({ captureId }) => varying.has(captureId));
        const attested = isVarying ? null : attestedInterval(version, trust);
        const fetches = sightings.map(fetchSpan);
        const attestedFrom = attested?.from ?? Infinity;
        return {
            fetches,
            first: fetches[0],
            last: fetches.at(-1),
            firstSentAt: sightings[0].times.sentAt,
            lastSentAt: sightings.at(-1).times.sentAt,
            attestedFrom,
            attestedTo: attested?.to ?? -Infinity,
            toldFrom: Math.min(stamped, attestedFrom < fetches[0].from ? attestedFrom : Infinity),
        };
    });
}
