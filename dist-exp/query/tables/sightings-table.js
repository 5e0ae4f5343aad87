// The table `sightings`: every look at every page, as the catalog has it, and beside it what its capture says of the page.
import { requestPartOf, runNumberAt } from "#model/index.js";
import { partsOf, VERDICT_COLUMNS } from "./pages-table.js";
import { FEW_URL_COLUMNS } from "./url-columns.js";
/** What there is of a complete response. */
function seen(of) {
    return ({ sighting: { outcome } }) => (outcome.kind === "captured" ? of(outcome) : null);
}
/** The columns that a sighting itself fills. */
const OWN_COLUMNS = [
    { name: "capture", type: "text", doc: "capture that it belongs to", of: ({ capture }) => capture.id },
    { name: "site", type: "text", doc: "its site", of: ({ capture }) => capture.site },
    ...FEW_URL_COLUMNS,
    {
        name: "request",
        type: "text",
        doc: "what was sent beside the address, where it was no plain GET",
        of: ({ sighting }) => requestPartOf(sighting.url),
    },
    {
        name: "seq",
        type: "integer",
        doc: "place among the capture's looks",
        of: ({ sighting }) => sighting.seq,
    },
    { name: "pass", type: "text", doc: "visit, revisit, probe or late", of: ({ sighting }) => sighting.pass },
    { name: "sent_at", type: "instant", doc: "request sent", of: ({ sighting }) => sighting.times.sentAt },
    {
        name: "first_byte_at",
        type: "instant",
        doc: "first byte of the answer",
        of: ({ sighting }) => sighting.times.firstByteAt,
    },
    {
        name: "last_byte_at",
        type: "instant",
        doc: "last byte of the answer",
        of: ({ sighting }) => sighting.times.lastByteAt,
    },
    {
        name: "clock_error_ms",
        type: "number",
        doc: "how far the clock of its run may be wrong; null where nobody says",
        of: ({ sighting, capture }) => clockErrorOf(sighting, capture),
    },
    {
        name: "outcome",
        type: "text",
        doc: "captured, unchanged (304), failed, blocked or refused",
        of: ({ sighting }) => sighting.outcome.kind,
    },
    { name: "told_by", type: "text", doc: "crawl, import, or a testimony's tier", of: toldBy },
    { name: "status", type: "integer", doc: "HTTP status", of: statusOf },
    {
        name: "location",
        type: "text",
        doc: "where it leads on to",
        of: seen(({ identity }) => identity.location),
    },
    {
        name: "content_type",
        type: "text",
        doc: "as the server said",
        of: seen(({ identity }) => identity.contentType),
    },
    {
        name: "content_digest",
        type: "text",
        doc: "digest of the content, codings undone: equal contents, equal digests",
        of: seen(({ identity }) => identity.contentDigest),
    },
    {
        name: "payload_digest",
        type: "text",
        doc: "digest of the payload as it was sent",
        of: seen(({ payloadDigest }) => payloadDigest),
    },
    { name: "payload_bytes", type: "long", doc: "its length", of: seen(({ payloadBytes }) => payloadBytes) },
    {
        name: "last_modified",
        type: "instant",
        doc: "as the server said",
        of: seen(({ validators }) => validators.lastModified),
    },
    { name: "failure", type: "text", doc: "why there is no state of the page", of: failureOf },
    {
        name: "warc_filename",
        type: "text",
        doc: "WARC file of the response, relative to the archive",
        of: ({ sighting }) => recordOf(sighting)?.file ?? null,
    },
    {
        name: "warc_record_offset",
        type: "long",
        doc: "where its record begins",
        of: ({ sighting }) => recordOf(sighting)?.offset ?? null,
    },
];
/** By which sightings and verdicts meet; it is in no file. */
const PAGE_KEY = "page_key";
/** Sightings as they wait for being written. */
export const WAITING_SIGHTINGS = [
    ...OWN_COLUMNS,
    { name: PAGE_KEY, type: "text", doc: "", of: ({ sighting }) => sighting.url },
];
/** What captures say of their pages, as it waits for the sightings. */
export const WAITING_VERDICTS = [
    { name: "capture", type: "text", doc: "", of: ({ capture }) => capture.id },
    { name: PAGE_KEY, type: "text", doc: "", of: ({ page }) => page.url },
    ...VERDICT_COLUMNS,
];
/** By which columns the two meet. */
export const SIGHTING_KEY = ["capture", PAGE_KEY];
/** The columns of the table. */
export const SIGHTING_COLUMNS = [
    ...OWN_COLUMNS,
    ...VERDICT_COLUMNS,
];
/** Makes a row. */
export function sightingRow(sighting, capture) {
    return { sighting, capture, parts: partsOf(sighting.url) };
}
function clockErrorOf({ times }, { runs = [] }) {
    return runs[runNumberAt(runs, times.sentAt)]?.errorMs ?? null;
}
function toldBy({ sighting: { outcome } }) {
    if (outcome.kind !== "captured")
        return "crawl";
    return outcome.told?.tier ?? (outcome.imported ? "import" : "crawl");
}
function statusOf({ sighting: { outcome } }) {
    if (outcome.kind === "captured")
        return outcome.identity.status;
    if (outcome.kind === "unchanged")
        return 304;
    return outcome.kind === "blocked" ? outcome.status : null;
}
function failureOf({ sighting: { outcome } }) {
    if (outcome.kind === "failed")
        return outcome.code;
    return outcome.kind === "blocked" || outcome.kind === "refused" ? outcome.reason : null;
}
function recordOf({ records }) {
    return records.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
}
