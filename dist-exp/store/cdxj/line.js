// CDXJ lines: `surt timestamp {json}`, ASCII only, so that byte order and string order are one.
import { parseTimestamp, toTimestamp17 } from "#model/index.js";
const REVISIT_MIME = "warc/revisit";
/** One entry as a line without its line end; field names and string values as pywb writes them. */
export function formatLine(entry) {
    const json = JSON.stringify({
        url: entry.url,
        mime: entry.recordType === "revisit" ? REVISIT_MIME : (entry.mime ?? "unk"),
        ...(entry.status === null ? {} : { status: String(entry.status) }),
        ...(entry.digest === null ? {} : { digest: entry.digest }),
        length: String(entry.length),
        offset: String(entry.offset),
        filename: entry.file,
        ...(entry.recordType === "resource" ? { type: "resource" } : {}),
        ...(entry.method === undefined ? {} : { method: entry.method, requestBody: entry.requestBody ?? "" }),
    });
    // Joined, it is one string; put together by a template, it would be three until it is first compared.
    return [entry.surt, toTimestamp17(entry.at), escapeNonAscii(json)].join(" ");
}
/** Reads a line of ours or of other tools; says what is wrong with it when it cannot. */
export function parseLine(line) {
    const [, surt, timestamp, json] = /^(\S+) (\d{4,17}) (\{.*\})$/s.exec(line) ?? [];
    if (surt === undefined || json === undefined)
        return { problem: "not a CDXJ line" };
    const at = parseTimestamp(timestamp);
    if (at === null)
        return { problem: `not a timestamp: ${timestamp}` };
    const fields = parseObject(json);
    if (!fields)
        return { problem: "not a JSON object" };
    return toEntry(surt, at, fields);
}
/** The time of a line, without reading the rest of it; `null` when it has none. */
export function instantOf(line) {
    const start = line.indexOf(" ") + 1;
    const end = line.indexOf(" ", start);
    return start > 0 && end > 0 ? parseTimestamp(line.slice(start, end)) : null;
}
function toEntry(surt, at, fields) {
    const { url, filename, mime, digest } = fields;
    const offset = toCount(fields["offset"]);
    if (typeof url !== "string" || typeof filename !== "string" || offset === null)
        return { problem: "url, filename or offset is missing" };
    return {
        surt,
        at,
        url,
        status: toCount(fields["status"]),
        mime: typeof mime === "string" && mime !== "unk" && mime !== REVISIT_MIME ? mime : null,
        digest: typeof digest === "string" ? digest : null,
        file: filename,
        offset,
        length: toCount(fields["length"]) ?? 0,
        recordType: mime === REVISIT_MIME ? "revisit" : fields["type"] === "resource" ? "resource" : "response",
        ...requestOf(fields),
    };
}
function requestOf({ method, requestBody }) {
    if (typeof method !== "string" || method === "GET")
        return {};
    return { method, ...(typeof requestBody === "string" ? { requestBody } : {}) };
}
function parseObject(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}
function toCount(value) {
    const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
function escapeNonAscii(json) {
    return json.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
