// What a look found, said against the page's last look that showed a state, by the identity of the two.
import { decodeText, mediaType, scanHtml } from "#formats/index.js";
import { identityKey, isCaptured, parsePageUrl, withoutTold, } from "#model/index.js";
/** The title stands near the beginning, or is of no use to people. */
const MOST_TITLE_BYTES = 64 * 1024;
const MOST_SPANS = 1_000;
const MOST_TITLE_CHARACTERS = 300;
const HTML = new Set(["text/html", "application/xhtml+xml"]);
/** The last look at a page that showed a state, of those that were sent before an instant; `null` when none did. */
export async function lastState({ sightings }, url, before = Infinity) {
    const looks = await sightings.ofPage(url);
    return (withoutTold(looks)
        .filter(isCaptured)
        .findLast(({ times }) => times.sentAt < before) ?? null);
}
/** What a look found. */
export function findingOf({ outcome }, before) {
    if (outcome.kind === "blocked" || outcome.kind === "refused")
        return "refused";
    if (outcome.kind !== "captured")
        return "failed";
    if (isAbsent(outcome.identity.status))
        return "gone";
    if (before === null)
        return "first";
    return identityKey(outcome.identity) === identityKey(before.outcome.identity) ? "same" : "changed";
}
/** Whether there is something to weigh: another version, or that there is none any more. */
export function isToBeWeighed(found, before) {
    if (before === null)
        return false;
    return found === "changed" || (found === "gone" && !isAbsent(before.outcome.identity.status));
}
/** The finding in words, where the detector has none. */
export function findingWords(found, outcome) {
    if (outcome.kind === "failed")
        return outcome.message;
    if (outcome.kind === "blocked" || outcome.kind === "refused")
        return outcome.reason;
    if (outcome.kind === "unchanged")
        return "a 304 that nobody asked for shows no state";
    const { status } = outcome.identity;
    if (found === "gone")
        return `status ${status}`;
    if (found === "first")
        return "seen for the first time";
    return found === "same" ? "as it was at the last look" : "its versions could not be compared";
}
/** Where the page redirects to; `null` when it does not, or to itself. */
export function movedTo({ url, outcome }) {
    if (outcome.kind !== "captured")
        return null;
    const { status, location } = outcome.identity;
    const target = status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
    return target === url ? null : target;
}
/** The title that a document gives itself; `null` when it has none. */
export function titleIn({ content, contentType, }) {
    if (!HTML.has(mediaType(contentType) ?? ""))
        return null;
    const html = decodeText(content.subarray(0, MOST_TITLE_BYTES), contentType).text;
    const title = scanHtml(html, { maxSpans: MOST_SPANS }).title?.replace(/\s+/g, " ").trim() ?? "";
    return title === "" ? null : title.slice(0, MOST_TITLE_CHARACTERS);
}
function isAbsent(status) {
    return status === 404 || status === 410;
}
