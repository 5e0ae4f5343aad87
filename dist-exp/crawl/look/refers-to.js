import { isCaptured, requestPartOf } from "#model/index.js";
/** The response that a revisit record refers to: with the same payload, or the one that a 304 speaks of. */
export function originalOf(run, url, { outcome, payload }) {
    // Of one address there may be many requests, so that a revisit record could not say which of them it means.
    if (requestPartOf(url) !== null)
        return null;
    if (outcome.kind === "captured")
        return run.state.settings.keepBoth ? null : payload && run.seen.originalOf(url, payload.digest);
    if (outcome.kind !== "unchanged" || !outcome.asked)
        return null;
    const state = run.seen.of(url).findLast(isCaptured);
    return state ? run.seen.originalOf(url, state.outcome.payloadDigest) : null;
}
