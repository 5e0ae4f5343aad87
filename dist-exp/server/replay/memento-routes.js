import { captureSpan, askTimeGate, linksOf, mementoPath, momentLink, readTimeMap, reasonText, TIMEMAP_FORMS, wishedPath, writeTimeMap, } from "#access/index.js";
import { parsePageUrl, toIso } from "#model/index.js";
import { stillHeaders } from "./policies.js";
import { sendMemento, sendText, sendTexts } from "./send.js";
/** What is said where the rest of an address is no URL. */
const WHOLE_URL = "must be a whole URL, such as http://example.org/";
/** Before the address of an original: lead to the memento nearest in time, whatever is known. */
const NEAREST = "nearest/";
/**
 * Leads to the memento for `Accept-Datetime`: by a redirect (pattern 2.1, section 4.2.1) or, where the server was
 * started so, by giving it at once (pattern 2.2, section 4.2.2). Windows always go on to the page around it.
 */
export async function answerTimeGate(reply, rest, asked, answering) {
    reply.header("vary", "accept-datetime");
    const isNearest = rest.startsWith(NEAREST);
    const url = originalOf(isNearest ? rest.slice(NEAREST.length) : rest);
    if (url === null)
        return sendText(reply, 400, `What follows /timegate/ ${WHOLE_URL}\n`);
    const captures = await answering.captures.list();
    const acceptDatetime = fieldOf(asked.headers["accept-datetime"]);
    const spanAt = (at) => captureSpan(captures, { at });
    const coherent = isNearest ? null : answering.moments.gate;
    const answer = await askTimeGate(answering.archive.index, { url, acceptDatetime, spanAt, coherent });
    if (answer.kind === "bad-datetime")
        return sendText(reply, 400, "Accept-Datetime must be like: Sun, 15 Nov 2026 12:31:07 GMT\n");
    if (answer.kind === "absent")
        return sendText(reply, 404, `No response is stored for ${url}\n`);
    if (answer.reason?.wished) {
        reply.header("isochron-wished", toIso(answer.reason.wished));
        reply.header("isochron-reason", reasonText(answer.reason));
    }
    return answering.timeGate === "direct" && asked.intent !== "window"
        ? sendChosen(reply, answer, asked, answering)
        : sendToMemento(reply, answer, asked, answering);
}
/** The redirect is no memento and has no `Memento-Datetime` (section 4.2.1). */
function sendToMemento(reply, { chosen, at, reason }, { origins, intent }, { capabilities }) {
    const prefix = capabilities.prefixOf(null);
    const base = origins.access + prefix;
    const { memento } = chosen;
    const links = [linksOf(chosen, { base, gates: base }, true)];
    if (at !== memento.at)
        links.push(momentLink(base, memento, at));
    reply.header("link", links.join(", "));
    const target = { url: memento.url, at };
    const isTold = intent === "window" && reason?.wished;
    const location = isTold ? wishedPath(prefix, target, reason.wished) : mementoPath(prefix, target);
    return sendText(reply.header("location", location), 302, "");
}
function sendChosen(reply, { chosen: { memento }, at }, { origins, uiOrigin }, { archive, captures, capabilities, moments }) {
    const prefix = capabilities.prefixOf(null);
    const target = { url: memento.url, at };
    // Section 4.2.2: the memento's own address is told beside it.
    reply.header("content-location", mementoPath(prefix, target));
    const { servedBy } = moments;
    const [headers, place, gates] = [stillHeaders(origins), { prefix, uiOrigin }, origins.access];
    return sendMemento(reply, target, { archive, captures, servedBy, place, headers, gates });
}
/** Gives a page of a TimeMap: `<form>/<url>`, or `<form>/<number>/<url>` for those after the first. */
export async function answerTimeMap(reply, rest, asked, { archive, capabilities }) {
    const [, form = "", number = "1", original = ""] = /^([a-z]+)\/(?:(\d{1,9})\/)?(.*)$/s.exec(rest) ?? [];
    const url = originalOf(original);
    if (!isForm(form))
        return sendText(reply, 404, "TimeMaps are at /timemap/link/, /timemap/json/, /timemap/cdxj/\n");
    if (url === null)
        return sendText(reply, 400, `What follows /timemap/${form}/ ${WHOLE_URL}\n`);
    const page = Number(number) === 0 ? null : await readTimeMap(archive.index, { url, page: Number(number) });
    if (page === null)
        return sendText(reply, 404, `No such list: ${url}\n`);
    const base = asked.origins.access + capabilities.prefixOf(null);
    return sendTexts(reply, TIMEMAP_FORMS[form], writeTimeMap(page, form, base));
}
function isForm(text) {
    return Object.hasOwn(TIMEMAP_FORMS, text);
}
/** The original that an address names, written out or percent-encoded as a whole. */
function originalOf(text) {
    const isEncoded = /^https?%3a/i.test(text);
    try {
        const written = isEncoded ? decodeURIComponent(text) : text;
        // Some clients fold the double slash in the middle of a path.
        return /^https?:\/{1,2}[^/]/i.test(written)
            ? parsePageUrl(written.replace(/^(https?:)\/(?!\/)/i, "$1//"))
            : null;
    }
    catch {
        return null;
    }
}
/** A field that was sent twice is none that can be read. */
function fieldOf(value) {
    return value === undefined ? null : String(value);
}
