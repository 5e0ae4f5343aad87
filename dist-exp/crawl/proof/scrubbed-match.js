import { scrubbedDigest } from "#detect/index.js";
import { certainTimes, isCaptured, } from "#model/index.js";
/**
 * Whether the last state before t* and the first after it, which differ, read the same once scrubbed. A copy from a
 * cache may be older than it looks: it is no match.
 */
export async function isScrubbedMatch(sightings, asOf, read) {
    const states = sightings.filter(isCaptured);
    const before = states.findLast((state) => certainTimes(state).lastByteAt <= asOf);
    const after = states.find((state) => certainTimes(state).sentAt >= asOf);
    if (!before || !after || after.outcome.validators.cacheSigns || !isAlikeOutside(before, after))
        return false;
    const [old, now] = [await read(before), await read(after)];
    if (!old || !now)
        return false;
    const [was, is] = [digestOf(old), digestOf(now)];
    return was !== null && was === is;
}
/** Status, Location and content type are compared strictly. */
function isAlikeOutside({ outcome: a }, { outcome: b }) {
    return (a.identity.status === b.identity.status &&
        a.identity.location === b.identity.location &&
        a.identity.contentType === b.identity.contentType);
}
function digestOf({ content, contentType, url }) {
    return scrubbedDigest(content, { contentType, url });
}
