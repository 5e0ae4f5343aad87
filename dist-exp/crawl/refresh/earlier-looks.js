// What a page showed at the looks before the two that are compared: a box that had other words at nearly every look
// varies by itself. Only looks that came soon after one another tell that: what is another from day to day may be the
// news. The archive is the memory; nothing is kept beside it, and a look after the older of the two never counts. It
// lowers what a change is worth to a watch, and proves nothing.
import { identityKey, isCaptured, withoutTold } from "#model/index.js";
import { readVersion } from "../proof/judge-pair.js";
/** Looks gone back to; the detector forgets older ones too. */
const MOST_LOOKS = 8;
/** Looks further apart do not tell what varies by itself from what is edited. */
const SOON_MS = 2 * 3_600_000;
/** A page that differed from the look just before fewer times, or more rarely, is not known to vary by itself. */
const LEAST_CHANGES = 3;
const LEAST_CHANGED_SHARE = 0.6;
/** Contents at the looks before a pair, oldest first; none where the page is not another at nearly every look. */
export async function earlierContents({ url, before }, { catalog, warcs }) {
    const all = withoutTold(await catalog.sightings.ofPage(url)).filter(isCaptured);
    const looks = [
        ...all.filter((look) => look.times.sentAt < before.times.sentAt && isAlike(look, before)),
        before,
    ];
    // At least every other step between those that are left is a short one: days alone can never make a region vary.
    const earlier = looks.filter((_, i) => isSoon(looks, i) || isSoon(looks, i + 1)).slice(-MOST_LOOKS);
    if (!isAnotherEachTime(earlier))
        return [];
    const contents = new Map();
    for (const look of earlier) {
        const key = keyOf(look);
        if (!contents.has(key))
            contents.set(key, (await readVersion(warcs, look))?.content ?? null);
    }
    // The older one of the pair is added by the detector itself.
    return earlier.flatMap((look) => (look === before ? [] : (contents.get(keyOf(look)) ?? [])));
}
/** Whether the page was shown in the same way: an error page says nothing of a page's boxes. */
function isAlike({ outcome: { identity: a } }, { outcome }) {
    return a.status === outcome.identity.status && a.contentType === outcome.identity.contentType;
}
/** Whether a look came soon after the one before it. */
function isSoon(looks, i) {
    const [old, now] = [looks[i - 1], looks[i]];
    return old !== undefined && now !== undefined && now.times.sentAt - old.times.sentAt <= SOON_MS;
}
function isAnotherEachTime(looks) {
    const soon = looks.flatMap((look, i) => (isSoon(looks, i) ? [[looks[i - 1], look]] : []));
    const changes = soon.filter(([old, now]) => keyOf(old) !== keyOf(now)).length;
    return changes >= LEAST_CHANGES && changes >= LEAST_CHANGED_SHARE * soon.length;
}
function keyOf({ outcome }) {
    return identityKey(outcome.identity);
}
