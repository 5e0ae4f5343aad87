// What the sightings of one page prove at t*: one verdict, its interval, its evidence and the reason.
import { varyingCaptures, attestedInterval, certainTimes, closedContains, halfOpenContains, identityKey, isCaptured, observedInterval, possibleInterval, versionsOf, withoutTold, } from "#model/index.js";
/** Judges one page at one instant. */
export function judgePage(page, all, at, trust) {
    const sightings = withoutTold(all);
    const versions = versionsOf(sightings);
    const possible = versions.some((v) => halfOpenContains(possibleInterval(v), at));
    const finding = versions.length === 0
        ? withoutState(page, sightings)
        : (selfVarying(sightings, versions) ??
            observed(versions, at) ??
            attested(versions, at, trust) ??
            unproved(page, sightings, versions, at));
    return { page, sightings, possible, ...finding };
}
function withoutState(page, sightings) {
    const none = { evidence: "none", interval: null, version: null };
    if (page.state === "refused")
        return { verdict: "excluded", reason: page.reason, ...none };
    const last = sightings.at(-1)?.outcome;
    if (last?.kind === "blocked")
        return { verdict: "blocked", reason: last.reason, ...none };
    if (last?.kind === "refused")
        return { verdict: "excluded", reason: last.reason, ...none };
    if (last?.kind === "failed")
        return { verdict: "failed", reason: last.message, ...none };
    if (last)
        return { verdict: "failed", reason: "a 304 that nobody asked for shows no state", ...none };
    if (page.state === "failed")
        return { verdict: "failed", reason: page.reason, ...none };
    return { verdict: "skipped", reason: page.reason ?? "not fetched", ...none };
}
/** Two back-to-back fetches that differ: the page varies by itself, so nothing can be said of its changes. */
function selfVarying(sightings, versions) {
    if (varyingCaptures(sightings).size === 0)
        return null;
    const reason = "two back-to-back responses differ";
    return { verdict: "self-varying", reason, evidence: "none", interval: null, version: versions[0] };
}
function key(sighting) {
    return identityKey(sighting.outcome.identity);
}
function observed(versions, at) {
    for (const version of versions) {
        const interval = observedInterval(version);
        if (!interval || !closedContains(interval, at))
            continue;
        return { verdict: "sharp", reason: null, evidence: "observed", interval, version };
    }
    return null;
}
function attested(versions, at, trust) {
    for (const version of versions) {
        const interval = attestedInterval(version, trust);
        if (!interval || !closedContains(interval, at))
            continue;
        const carried = attestedInterval(version, null);
        const by304 = carried !== null && closedContains(carried, at);
        const evidence = by304 ? "attested:304" : "attested:last-modified";
        const reason = by304
            ? "carried over the time point by a 304"
            : "carried over the time point by Last-Modified";
        return { verdict: "attested", reason, evidence, interval, version };
    }
    return null;
}
function unproved(page, sightings, versions, at) {
    const seen = sightings.filter(isCaptured);
    const none = { evidence: "none", interval: null };
    const before = seen.findLast((s) => certainTimes(s).lastByteAt <= at);
    const after = seen.find((s) => certainTimes(s).sentAt >= at);
    const version = versions.find((v) => v.sightings.includes(before ?? after ?? seen[0])) ?? null;
    if (!before && after) {
        const reason = page.late ? "found only after the time point" : "reached only after the time point";
        return { verdict: "late", reason, version, ...none };
    }
    if (before && after && key(before) !== key(after))
        return { ...changed(before, after), version, ...none };
    if (before && after) {
        return { verdict: "seen", reason: unobserved(after), version, ...none };
    }
    return {
        verdict: "seen",
        reason: failureAfter(sightings, at) ?? page.reason ?? noneAfter(seen),
        version,
        ...none,
    };
}
/** Why an equal response after the time point proves nothing. */
function unobserved({ outcome }) {
    if (outcome.imported)
        return "two equal responses, told by another tool's records, which nobody vouches for";
    return outcome.conditional
        ? "the only equal answer after the time point was to another, conditional request"
        : "both responses may be one cached copy";
}
function changed(before, after) {
    const [was, is] = [before.outcome.identity, after.outcome.identity];
    if (isAbsent(is.status) && !isAbsent(was.status)) {
        return { verdict: "gone", reason: `status ${was.status} before, ${is.status} after` };
    }
    if (was.status !== is.status)
        return { verdict: "changed", reason: `status ${was.status} before, ${is.status} after` };
    if (was.location !== is.location)
        return { verdict: "changed", reason: "redirects to another place" };
    if (was.contentType !== is.contentType)
        return { verdict: "changed", reason: "content type changed" };
    return { verdict: "changed", reason: "content changed" };
}
function isAbsent(status) {
    return status === 404 || status === 410;
}
/** A second sighting may be there, and its clock be too uncertain to tell on which side it lies. */
function noneAfter(seen) {
    return seen.length > 1 && seen.some(({ clockErrorMs }) => clockErrorMs !== undefined)
        ? "the clock's error leaves no two sightings on both sides of the time point"
        : "no second sighting after the time point";
}
function failureAfter(sightings, at) {
    const last = sightings.findLast((s) => certainTimes(s).sentAt >= at)?.outcome;
    if (last?.kind === "failed")
        return `the revisit failed: ${last.message}`;
    return last?.kind === "blocked" ? `the revisit was blocked: ${last.reason}` : null;
}
