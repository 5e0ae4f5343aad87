// Looks at a page summed up: what a rate estimate needs of them, and no more. Old looks fade, as for the
// over-dispersed estimator, so that a page may wake and fall asleep again.
import { sha256Digest } from "#formats/index.js";
import { identityKey, isCaptured, withoutTold, } from "#model/index.js";
import { MEMORY_LOOKS } from "./over-dispersed.js";
const FADING = Math.exp(-1 / MEMORY_LOOKS);
/** Last-Modified is cut to the second, and clocks differ a little: smaller contradictions are none. */
const STAMP_SLACK_MS = 5_000;
/** A stamp that nothing has confirmed yet counts half. */
const FIRST_STAMP_WEIGHT = 0.5;
/** The length that a key of {@link PageRate.changes} stands for: half octaves of a millisecond. */
export function spanOf(key) {
    return 2 ** (key / 2);
}
/** Adds one page's sightings, in order, to what was known; looks that are in already are passed over. */
export function addSightings(before, page, sightings) {
    let rate = before;
    for (const sighting of withoutTold(sightings)) {
        if (rate !== null && sighting.times.sentAt <= rate.lastLookAt)
            continue;
        if (isCaptured(sighting))
            rate = addState(rate, page, sighting);
        else if (rate !== null && isConfirmed(sighting))
            rate = { ...rate, ...quiet(rate, sighting) };
    }
    return rate === null ? null : { ...rate, isSelfVarying: varies(sightings) ?? rate.isSelfVarying };
}
/** A 304 that we asked for repeats the state before: good enough for planning. */
function isConfirmed({ outcome }) {
    return outcome.kind === "unchanged" && outcome.asked;
}
function addState(rate, page, sighting) {
    const { identity, validators } = sighting.outcome;
    const state = {
        url: page.url,
        kind: page.kind,
        depth: page.depth,
        mediaType: (identity.contentType ?? "").split(";", 1)[0].trim().toLowerCase().slice(0, 80),
        stateKey: sha256Digest(Buffer.from(identityKey(identity))).slice(8, 24),
        stamp: validators.lastModified,
        isGone: identity.status === 404 || identity.status === 410,
        lastLookAt: sighting.times.sentAt,
    };
    if (rate === null)
        return { ...FIRST_LOOK, ...state, ...firstAge(sighting) };
    const seen = rate.stateKey === state.stateKey ? quiet(rate, sighting) : changed(rate, sighting);
    const faults = rate.stampFaults + (contradicts(rate, state, rate.lastLookAt) ? 1 : 0);
    return { ...rate, ...state, ...seen, stampFaults: faults };
}
const FIRST_LOOK = {
    quietMs: 0,
    datedChanges: 0,
    changes: {},
    stampFaults: 0,
    attestable: false,
    isSelfVarying: false,
};
function firstAge(sighting) {
    const age = stampAgeMs(sighting);
    if (age === null)
        return {};
    return { quietMs: FIRST_STAMP_WEIGHT * age, datedChanges: FIRST_STAMP_WEIGHT };
}
function quiet(rate, { times }) {
    const faded = fade(rate);
    return {
        ...faded,
        quietMs: faded.quietMs + (times.sentAt - rate.lastLookAt),
        lastLookAt: times.sentAt,
    };
}
/** A stamp within the interval dates the change (docs/papers/README.md, last-modified-age); without one it is censored. */
function changed(rate, sighting) {
    const faded = fade(rate);
    const lastLookAt = sighting.times.sentAt;
    const span = Math.max(1, lastLookAt - rate.lastLookAt);
    const age = rate.stampFaults === 0 ? stampAgeMs(sighting) : null;
    if (age !== null && age <= span + STAMP_SLACK_MS) {
        const quietMs = faded.quietMs + Math.min(age, span);
        return { ...faded, quietMs, datedChanges: faded.datedChanges + 1, lastLookAt };
    }
    const key = Math.round(2 * Math.log2(span));
    const changes = { ...faded.changes, [key]: (faded.changes[key] ?? 0) + 1 };
    return { ...faded, changes, lastLookAt };
}
function fade(rate) {
    const changes = {};
    for (const [key, weight] of Object.entries(rate.changes)) {
        if (weight * FADING > 0.01)
            changes[Number(key)] = weight * FADING;
    }
    return { quietMs: rate.quietMs * FADING, datedChanges: rate.datedChanges * FADING, changes };
}
/** Time since Last-Modified by the server's own clock; none where it is simply the Date, or in the future. */
function stampAgeMs({ outcome, times }) {
    const { lastModified, date } = outcome.validators;
    if (lastModified === null)
        return null;
    const age = (date ?? times.sentAt) - lastModified;
    return age > 1000 ? age : null;
}
/** The stamp moved while the state did not, or the state changed and the stamp is older than the look before. */
function contradicts(before, now, lastLookAt) {
    if (now.stamp === null)
        return false;
    if (before.stateKey === now.stateKey)
        return before.stamp !== null && before.stamp !== now.stamp;
    return now.stamp + STAMP_SLACK_MS < lastLookAt;
}
/** Whether back-to-back looks differed; `null` when these sightings do not tell. */
function varies(sightings) {
    if (sightings.length < 2)
        return null;
    const keys = sightings
        .filter(isCaptured)
        .map((s) => ({ pass: s.pass, key: identityKey(s.outcome.identity) }));
    const probes = keys.filter(({ pass }) => pass === "probe");
    if (probes.some(({ key }, i) => i > 0 && key !== probes[i - 1].key))
        return true;
    const equal = keys.some(({ key }, i) => i > 0 && key === keys[i - 1].key);
    return equal ? false : null;
}
