// One exchange as its WARC records: request, response or revisit, and metadata with the three time stamps.
import { addressOf, toIso } from "#model/index.js";
import { canonicalJson } from "#formats/index.js";
import { borrowedField, timeFields } from "#formats/run-records/index.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { encodeWarcFields, MASKED_FIELD, newRecordId, } from "./record.js";
const REVISIT_PROFILES = {
    "identical-payload-digest": "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest",
    "server-not-modified": "http://netpreserve.org/warc/1.1/revisit/server-not-modified",
};
/**
 * The drafts in the order they are written; all carry the time the request was sent as their date. With a body that an
 * earlier capture lends, the response is a revisit of that one, and the metadata says where it is.
 */
export function exchangeRecords(given, lent = null) {
    const record = lent ? { ...given, refersTo: lent, note: { ...given.note, ...borrowedField(lent) } } : given;
    const { exchange, url } = record;
    const target = [["WARC-Target-URI", addressOf(url)]];
    const address = exchange.remoteAddress ? [["WARC-IP-Address", exchange.remoteAddress]] : [];
    const masked = record.masked === undefined ? [] : [[MASKED_FIELD, record.masked]];
    const response = responseRecord(record, [...target, ...address, ...masked]);
    const beside = [...target, ["WARC-Concurrent-To", response.id]];
    const date = exchange.times.sentAt;
    return [
        {
            type: "request",
            id: newRecordId(),
            date,
            fields: [...beside, ...address, ...masked],
            contentType: "application/http;msgtype=request",
            block: exchange.requestBytes,
        },
        response,
        {
            type: "metadata",
            id: newRecordId(),
            date,
            fields: beside,
            contentType: "application/warc-fields",
            block: encodeWarcFields(metadataFields(record)),
        },
    ];
}
/** The three time stamps of the fetch, its connection, and what is noted beside it. */
function metadataFields({ exchange: { times, connection }, note }) {
    const fields = timeFields(times);
    if (connection)
        fields["connection"] = wordsOf(connection);
    return Object.assign(fields, note);
}
/** One connection serves many pages. */
const connectionWords = new WeakMap();
function wordsOf(connection) {
    let words = connectionWords.get(connection);
    if (words === undefined)
        connectionWords.set(connection, (words = canonicalJson(connection)));
    return words;
}
function responseRecord(record, place) {
    const { exchange, payload } = record;
    const fields = [...place];
    if (payload)
        fields.push(["WARC-Payload-Digest", payload.digest]);
    const id = newRecordId();
    const date = exchange.times.sentAt;
    const contentType = "application/http;msgtype=response";
    if (record.refersTo && payload)
        return { id, date, contentType, ...revisit(record, payload.offset, fields) };
    if (exchange.truncated)
        fields.push(["WARC-Truncated", exchange.truncated]);
    const { spooled, responseBytes } = exchange;
    return spooled
        ? { type: "response", id, date, contentType, fields, block: spooled }
        : { type: "response", id, date, contentType, fields, block: responseBytes };
}
// Section 6.7: the block keeps the response's head, the payload is in the record referred to.
function revisit(record, headEnd, place) {
    const { responseBytes, spooled } = record.exchange;
    const parsed = parseResponseHead(responseBytes);
    const notModified = parsed.ok && parsed.status === 304;
    const profile = REVISIT_PROFILES[notModified ? "server-not-modified" : "identical-payload-digest"];
    const block = responseBytes.subarray(0, headEnd);
    // The payload digest of a 304 would be that of no bytes; it says nothing about the page.
    const fields = notModified ? place.filter(([name]) => name !== "WARC-Payload-Digest") : place;
    const refersTo = [
        ["WARC-Profile", profile],
        ["WARC-Refers-To", record.refersTo.id],
        ["WARC-Refers-To-Target-URI", record.url],
        ["WARC-Refers-To-Date", toIso(record.refersTo.date)],
    ];
    const cut = block.length < (spooled?.sizeBytes ?? responseBytes.length) ? [["WARC-Truncated", "length"]] : [];
    return { type: "revisit", fields: [...fields, ...refersTo, ...cut], block };
}
