/** One sentence per label, for people. */
export const PAGE_LABELS = {
    "script-built": "its content is built by script",
    "needs-cookie": "answered with a cookie and a redirect to itself: what was seen is that redirect, not the page (--cookie-jar)",
    "sent-once": "sent by a step that does not say it may be sent again: it was asked for once",
    "soft-404": "answered as found, with what the site shows for pages that do not exist",
};
/** Whether the sighting shows a state of its page. */
export function isCaptured(sighting) {
    return sighting.outcome.kind === "captured";
}
/** Equal keys mean equal identity. */
export function identityKey(identity) {
    return JSON.stringify([identity.status, identity.location, identity.contentType, identity.contentDigest]);
}
