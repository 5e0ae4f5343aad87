// The record beside each response, and the one that stands alone for a fetch without a response: what the response
// itself does not say. Their target is the URL that was asked for.
import { instant, parseIso, refusalReason, requestPartOf, toIso, } from "#model/index.js";
import { wholeNumber } from "./fields.js";
import { isOneOf, isPageKind, isPageUrl } from "./shapes.js";
const PASSES = ["visit", "revisit", "probe", "late"];
/**
 * Fetches that are no looks at a page: rules, lists of URLs, whether a host owns up to nothing, which cookies it sets,
 * and what was asked with a secret, whose records are not what was sent and received.
 */
export const ASIDE_PASSES = ["robots", "source", "soft-404", "knock", "secret"];
/** A response that could not be read: kept, and no look; a record of its own tells the failure. */
export const UNREAD_PASS = "unread";
/** What a look comes to whose response was cut because the capture may take no more bytes. */
export const CUT_BY_MAX_BYTES = {
    kind: "failed",
    code: "truncated",
    message: refusalReason("max-bytes", "the response was cut there"),
};
/** The note of a look at a page. */
export function lookNote({ url, kind, depth, via }, pass, seq, label = null) {
    const note = { pass, seq: String(seq), kind, depth: String(depth) };
    const request = requestPartOf(url);
    if (request !== null)
        note["request"] = request;
    if (via)
        note["via"] = via;
    if (label)
        note["label"] = label;
    return note;
}
/** What stands beside a look; `null` for fetches that are none. */
export function readLookNote(fields) {
    const { pass, kind, via, label } = fields;
    if (!isPass(pass))
        return null;
    return {
        pass,
        seq: wholeNumber(fields["seq"]),
        kind: isPageKind(kind) ? kind : "document",
        depth: wholeNumber(fields["depth"]) ?? 0,
        via: isPageUrl(via) ? via : null,
        label: isLabel(label) ? label : null,
        request: fields["request"] ?? null,
        limit: fields["limit"] === "max-bytes" ? "max-bytes" : null,
    };
}
/** The note of a fetch that is no look at a page. */
export function asideNote(pass) {
    return { pass };
}
/** The note of a fetch that was asked with a secret: as what page, and what of it is not as it was. */
export function secretNote(url, altered) {
    const request = requestPartOf(url);
    return { pass: "secret", masked: altered, ...(request !== null && { request }) };
}
/** The note of a look whose links were read only as far as the content was held. */
export function cutNote(note, contentBytes) {
    return { ...note, linksOf: `the first ${contentBytes} bytes of the content` };
}
/** How far the links were read, in bytes; `null` when to the end. */
export function readCut(fields) {
    return wholeNumber(/^the first (\d+) bytes of the content$/.exec(fields["linksOf"] ?? "")?.[1]);
}
/** The note of a look whose response was cut by a limit of the capture. */
export function limitNote(note, limit) {
    return limit === null ? { ...note } : { ...note, limit };
}
/** The note beside a response that could not be read. */
export function unreadNote(note) {
    return { ...note, pass: UNREAD_PASS };
}
/** A fetch without a response: its times, its note and why there is none. */
export function noResponseFields(note, { kind, code, message, times }) {
    return { ...timeFields(times), ...note, outcome: kind, code, message };
}
/** Why there is no response; `null` where nothing is said about it. */
export function readNoResponse(fields) {
    const { outcome, code = "unknown", message = "" } = fields;
    return outcome === "failed" || outcome === "refused" ? { kind: outcome, code, message } : null;
}
/** The three time stamps of a fetch. */
export function timeFields({ sentAt, firstByteAt, lastByteAt }) {
    return { sentAt: toIso(sentAt), firstByteAt: toIso(firstByteAt), lastByteAt: toIso(lastByteAt) };
}
/** The three time stamps; what is not told is the record's date. */
export function readTimes(fields, date) {
    const at = (name) => parseIso(fields[name] ?? "") ?? instant(date);
    return { sentAt: at("sentAt"), firstByteAt: at("firstByteAt"), lastByteAt: at("lastByteAt") };
}
const isPass = isOneOf(PASSES);
const isLabel = isOneOf(["soft-404", "needs-cookie", "sent-once"]);
