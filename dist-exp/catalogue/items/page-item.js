// A page of a capture as a catalogue lists it: its row in the report, and what its stored response says of itself.
import { decodeContent, decodeText, mediaType, parseHttpResponse, scanHtml, SHOW_LIMITS, } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
/** Longer documents are not read for their titles. */
const MOST_HTML_BYTES = 1024 * 1024;
const MOST_SPANS = 10_000;
const HTML = new Set(["text/html", "application/xhtml+xml"]);
/** A page with the record nearest to its visit, of those that its capture wrote. */
export async function pageItem(of, page, { index }) {
    const { startedAt, finishedAt } = of.report;
    const at = page.visitAt ?? page.revisitAt ?? of.report.asOf;
    const own = (await index.lookup(page.url)).filter((entry) => entry.at >= startedAt && entry.at <= finishedAt && isSame(entry.url, page.url));
    const [nearest = null] = own.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    return { of, page, entry: nearest };
}
function isSame(stored, url) {
    return stored === url || parsePageUrl(stored) === url;
}
/** The title that the document gives itself; `null` when it has none, or cannot be read. */
export async function titleOf({ page, entry }, { index }) {
    if (entry === null || !HTML.has(mediaType(page.contentType) ?? ""))
        return null;
    const { first } = await index.open(entry);
    const response = parseHttpResponse(first);
    if (!response.ok)
        return null;
    const limits = { ...SHOW_LIMITS, maxOutputBytes: MOST_HTML_BYTES };
    const decoded = decodeContent(response.body, response.headers, limits);
    if (decoded.kind !== "ok")
        return null;
    const html = decodeText(decoded.content.subarray(0, MOST_HTML_BYTES), response.header("content-type")).text;
    const title = scanHtml(html, { maxSpans: MOST_SPANS }).title?.replace(/\s+/g, " ").trim() ?? "";
    return title === "" ? null : title;
}
/** Digest of the body as it was sent, by the sighting that the capture filed first. */
export async function digestOf({ of, page, entry }, { catalog }) {
    for (const { captureId, outcome } of await catalog.sightings.ofPage(page.url))
        if (captureId === of.capture.id && outcome.kind === "captured")
            return outcome.payloadDigest;
    return entry?.digest ?? null;
}
