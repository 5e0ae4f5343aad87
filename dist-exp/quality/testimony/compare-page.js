// One page as it was seen and as it is told of: looks whose whole fetch lies inside a told span are held against it
// (docs/evidence.md, testimonies). Neither becomes truer by it.
import { closedContains, fetchSpan, isCaptured, isTold, withoutTold, } from "#model/index.js";
/** Compares one page; sightings in any order, with the errors of their clocks. */
export function comparePage(sightings) {
    const own = withoutTold(sightings);
    const looks = own.filter(isCaptured).filter(({ outcome }) => outcome.imported !== true);
    const told = sightings.filter(isTold).filter(({ outcome }) => outcome.told.variant === undefined);
    const source = told.filter(({ outcome }) => outcome.told.tier === "source");
    const agree = { source: 0, served: 0 };
    const differ = [];
    const stale = [];
    for (const look of looks) {
        const spoken = told.filter((one) => liesIn(look, one));
        for (const one of spoken) {
            const by = differsBy(look, one);
            if (by === null)
                agree[one.outcome.told.tier]++;
            else
                differ.push({ url: look.url, by, look: lookOf(look), told: spanOf(one) });
        }
        const over = overBefore(look, source);
        if (over)
            stale.push({ url: look.url, look: lookOf(look), told: spanOf(over) });
    }
    return {
        agree,
        differ,
        stale,
        isCurrent: source.some(({ outcome }) => outcome.told.isCurrent === true),
        isLookedAt: own.length > 0,
        isInSource: source.length > 0,
        foundAt: foundAt(looks, told),
    };
}
/** At what instant of the fetch the server chose the content nobody knows: all of it must lie inside. */
function liesIn(look, { outcome: { told } }) {
    const { from, to } = fetchSpan(look);
    return closedContains(told, from) && closedContains(told, to);
}
/** A recorder saw heads too; of a source the content is all there is, and an answer that shows none of it differs. */
function differsBy(look, told) {
    const [seen, said] = [look.outcome.identity, told.outcome.identity];
    if (seen.status !== said.status)
        return "status";
    if (told.outcome.told.tier === "served" && seen.location !== said.location)
        return "location";
    if (told.outcome.told.tier === "served" && seen.contentType !== said.contentType)
        return "content type";
    return seen.contentDigest === said.contentDigest ? null : "content";
}
/** The source's version that the look showed, where that was over before the request left and is not told of again. */
function overBefore(look, source) {
    const same = source.filter((one) => differsBy(look, one) === null);
    const { from, to } = fetchSpan(look);
    const isOver = ({ outcome: { told } }) => told.to < from && told.isCurrent !== true;
    if (same.length === 0 || same.some(({ outcome: { told } }) => told.from <= to && told.to >= from))
        return null;
    return same.filter(isOver).toSorted((a, b) => b.outcome.told.to - a.outcome.told.to)[0] ?? null;
}
function foundAt(looks, told) {
    const isFound = ({ outcome }) => outcome.identity.status === 200;
    const served = told.filter(({ outcome }) => outcome.told.tier === "served");
    return [
        ...looks.filter(isFound).map(({ times }) => times.sentAt),
        ...served.filter(isFound).map(({ outcome }) => outcome.told.from),
    ];
}
function lookOf({ captureId, records, times, outcome: { identity } }) {
    const held = records.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
    const { sentAt, lastByteAt } = times;
    const { status, contentDigest } = identity;
    return { capture: captureId, record: held?.id ?? "", sentAt, lastByteAt, status, contentDigest };
}
function spanOf({ captureId, records, outcome: { told, identity } }) {
    const { tier, from, to } = told;
    const { status, contentDigest } = identity;
    return { tier, capture: captureId, record: records[0]?.id ?? "", from, to, status, contentDigest };
}
