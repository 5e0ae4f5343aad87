// One version of a page as the archive holds it, decoded: for comparison, not for replay.
import { UsageError } from "#errors.js";
import { decodeContent, parseHttpResponse, SHOW_LIMITS } from "#formats/index.js";
import { toIso } from "#model/index.js";
/** Versions read to learn from; the learner forgets older ones anyway. */
const MOST_EARLIER = 8;
/** Reads the page that an index entry points to. */
export async function versionFromArchive(index, entry) {
    return decodedVersion((await index.read(entry)).httpBytes, entry, SHOW_LIMITS.maxOutputBytes);
}
/** Reads the page as it was seen; `null` when the archive does not hold it any more. */
export async function versionSeen(warcs, sighting, mostContentBytes) {
    const bytes = await warcs.read(sighting);
    const place = { url: sighting.url, at: sighting.times.sentAt };
    return bytes && decodedVersion(bytes, place, mostContentBytes);
}
/** Content that grows beyond the limit is left as it was sent. */
function decodedVersion(httpBytes, { url, at }, maxOutputBytes) {
    const label = `${url} ${toIso(at)}`;
    const response = parseHttpResponse(httpBytes);
    if (!response.ok)
        throw new UsageError("BAD_INPUT", `the capture of ${url} at ${toIso(at)} is not HTTP`);
    const decoded = decodeContent(response.body, response.headers, { ...SHOW_LIMITS, maxOutputBytes });
    const content = decoded.kind === "ok" ? decoded.content : response.body;
    return { content, contentType: response.header("content-type"), label, url };
}
/** Earlier captures with other content than the next, oldest first: what volatile regions are learned from. */
export async function earlierVersions(index, entries, before) {
    const earlier = entries.filter((entry) => entry.at < before.at && entry.status === 200);
    const chosen = earlier
        .filter((entry, i) => entry.digest !== (earlier[i + 1] ?? before).digest)
        .slice(-MOST_EARLIER);
    return Promise.all(chosen.map(async (entry) => (await versionFromArchive(index, entry)).content));
}
/** The capture nearest to the instant; ties go to the earlier one. */
export function nearestEntry(entries, at) {
    const distance = (entry) => Math.abs(entry.at - at);
    return entries.reduce((best, entry) => (best && distance(best) <= distance(entry) ? best : entry), null);
}
