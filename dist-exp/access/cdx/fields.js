// Fields of a capture as CDX clients name them: pywb's words and the Wayback Machine's for the same things.
import { UsageError } from "#errors.js";
import { toTimestamp17 } from "#model/index.js";
const REVISIT = "warc/revisit";
const url = (entry) => entry.url;
const mime = ({ mime: type, recordType }) => (recordType === "revisit" ? REVISIT : (type ?? "unk"));
const status = (entry) => (entry.status === null ? null : String(entry.status));
const COMMON = {
    urlkey: ({ surt }) => surt,
    timestamp: ({ at }) => toTimestamp17(at),
    digest: (entry) => entry.digest,
    length: (entry) => String(entry.length),
    offset: (entry) => String(entry.offset),
    filename: ({ file }) => file,
    method: (entry) => entry.method ?? null,
    url,
    original: url,
    mime,
    mimetype: mime,
    status,
    statuscode: status,
};
const USUAL = {
    pywb: ["urlkey", "timestamp", "url", "mime", "status", "digest", "length", "offset", "filename"],
    wayback: ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"],
};
/** The fields that a dialect gives unless told. */
export function usualFields(dialect) {
    return USUAL[dialect].map((name) => fieldNamed(name, dialect));
}
/** Finds a field. @throws UsageError when there is none of that name */
export function fieldNamed(name, dialect) {
    const valueOf = Object.hasOwn(COMMON, name) ? COMMON[name] : null;
    if (valueOf === null)
        throw new UsageError("BAD_INPUT", `no field ${JSON.stringify(name.slice(0, 40))}: there are ${Object.keys(COMMON).join(", ")}`);
    // Clients of the Wayback Machine read 14 digits and fail at more; ours are of milliseconds.
    if (name === "timestamp" && dialect === "wayback")
        return { name, valueOf: ({ at }) => toTimestamp17(at).slice(0, 14) };
    return { name, valueOf };
}
