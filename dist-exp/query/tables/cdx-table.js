import { URL_COLUMNS, urlParts } from "./url-columns.js";
const MOST_STATUS = 32_767;
/** The columns, Common Crawl's first. */
export const CDX_COLUMNS = [
    ...URL_COLUMNS,
    { name: "fetch_time", type: "instant", doc: "when it was asked for", of: ({ entry }) => entry.at },
    {
        name: "fetch_status",
        type: "short",
        doc: "HTTP status; null for records that are no responses",
        // Lines of other tools may hold any number.
        of: ({ entry }) => (entry.status === null || entry.status > MOST_STATUS ? null : entry.status),
    },
    {
        name: "content_digest",
        type: "text",
        doc: "digest of the payload as the WARC record has it, with the name of its algorithm",
        of: ({ entry }) => entry.digest,
    },
    {
        name: "content_mime_type",
        type: "text",
        doc: "media type that the server said; null for revisits",
        of: ({ entry }) => entry.mime,
    },
    {
        name: "warc_filename",
        type: "text",
        doc: "WARC file, relative to the archive",
        of: ({ entry }) => entry.file,
    },
    {
        name: "warc_record_offset",
        type: "long",
        doc: "where the record begins in it",
        of: ({ entry }) => entry.offset,
    },
    {
        name: "warc_record_length",
        type: "long",
        doc: "bytes of the record as stored",
        of: ({ entry }) => entry.length,
    },
    { name: "site", type: "text", doc: "site that it was captured with", of: ({ site }) => site },
    { name: "capture", type: "text", doc: "capture that it belongs to", of: ({ capture }) => capture },
    {
        name: "record_type",
        type: "text",
        doc: "response, revisit (same payload as an earlier record) or resource",
        of: ({ entry }) => entry.recordType,
    },
    {
        name: "method",
        type: "text",
        doc: "method of the request",
        of: ({ entry }) => entry.method ?? "GET",
    },
];
/** Makes a row of a line of the index. */
export function cdxRow(entry, rules) {
    const { file, url, surt } = entry;
    return { entry, parts: urlParts(url, surt), site: rules.collectionOf(file), capture: captureOf(file) };
}
/** The capture whose file it is: `warcs/<site>/<capture>-NNNNN.warc.gz`. */
function captureOf(file) {
    return /^warcs\/[^/]+\/([^/]+)-\d{5,}\.warc(?:\.gz)?$/.exec(file)?.[1] ?? null;
}
