// Replay of one response: choose it, decode it, point its links back into the archive.
import { decodeContent, decodeText, mediaType, parseHttpResponse, SHOW_LIMITS, } from "#formats/index.js";
import { toTimestamp17 } from "#model/index.js";
import { BY_INDEX, choicesAt } from "./coherent/served-choice.js";
import { servedHeaders } from "./coherent/served-headers.js";
import { isSendable, keptHeaders, mementoHeaders } from "./memento-headers.js";
import { replayLink } from "./replay-address.js";
import { closeBody } from "./byte-range.js";
import { renameCallback } from "./callback-name.js";
import { countedBytes } from "./content-lengths.js";
import { isNamed, MOST_TRIES, openStored } from "./find-memento.js";
import { foundEntries } from "./found-entries.js";
import { longContent, readableBy, shownHead } from "./long-replay.js";
import { partOf } from "./ranged-replay.js";
import { withLead, withOpening } from "./page-opening.js";
import { isScript, rewriteModules } from "./rewrite-modules.js";
import { leadsToItself } from "./self-redirect.js";
import { upTo } from "./whole-body.js";
import { rewriteCss, rewriteHtml } from "./rewrite.js";
const UNREADABLE = {
    "too-large": "its content decodes to more than can be shown",
    corrupt: "its content cannot be decoded",
    unsupported: "its content coding is not supported",
};
/** Finds and prepares the response for a URL at a time. */
export async function replay(index, query) {
    const { entries, said } = await foundEntries(index, query);
    const found = await firstReadable(index, entries, query);
    if (!("head" in found))
        return found;
    const { entry, evidence, head, passedOver } = found;
    const { prefix, gates } = query;
    const place = { base: (gates ?? "") + prefix, gates: gates === undefined ? null : gates + prefix };
    const headers = [
        ...mementoHeaders(entries, { entry, moment: query.at }, place),
        ...servedHeaders(evidence),
        ...passedOverHeaders(passedOver),
        ...said,
        ...otherRequestHeaders(found),
        ...keptHeaders(head.headers, entry.url, query),
    ];
    const { contentType } = found;
    if (contentType !== null && isSendable(contentType))
        headers.push(["content-type", contentType]);
    const { status, headers: own, body } = await partOf(found, query.range ?? null);
    const all = [...headers, ...own];
    return { kind: "memento", status, headers: all, body, readableBy: readableBy(head.headers), evidence };
}
/** The best record that can be shown; where none can, what is wrong with the best. */
async function firstReadable(index, entries, query) {
    const passedOver = [];
    const servedBy = query.servedBy ?? BY_INDEX;
    for await (const choice of choicesAt(entries, query, servedBy)) {
        const { entry } = choice;
        const shown = await show(index, choice, query);
        if ("kind" in shown)
            passedOver.push(shown);
        else if (!(await leadsToItself(shown.head, entry, { entries, query, servedBy })))
            return { ...choice, ...shown, passedOver };
        else {
            await closeBody(shown.body);
            passedOver.push({ kind: "circular", entry });
            // Its own time is its address: no other record is given there.
            if (isNamed(entry, query))
                break;
        }
        if (passedOver.length >= MOST_TRIES)
            break;
    }
    return passedOver[0] ?? { kind: "absent" };
}
async function show(index, choice, query) {
    const { entry } = choice;
    const unreadable = (reason) => ({ kind: "unreadable", entry, reason });
    const stored = await openStored(index, entry);
    if (stored === null)
        return unreadable("its record cannot be read back");
    const head = shownHead(stored.first);
    if (head === null)
        return unreadable("the record holds no final HTTP response");
    const opening = (await query.opening?.(choice)) ?? {};
    const shown = await shownContent(stored, head, { url: entry.url, opening, query });
    if (shown.kind !== "ok")
        return unreadable(UNREADABLE[shown.kind]);
    const { body, contentType, verbatim } = shown;
    const length = verbatim && {
        bytes: verbatim.bytes,
        count: () => countedBytes(index, entry, () => verbatim.read()),
    };
    return { head, body, contentType, length };
}
/** Says that a nearer record is in the archive and is not shown. */
function passedOverHeaders(passedOver) {
    if (passedOver.length === 0)
        return [];
    const words = { unreadable: "unreadable", circular: "redirects to itself" };
    const said = passedOver.map(({ kind, entry }) => `${toTimestamp17(entry.at)} ${words[kind]}`);
    return [["x-isochron-passed-over", said.join(", ")]];
}
/** Says that the record answered another request to the address than this one. */
function otherRequestHeaders({ isOther }) {
    return isOther ? [["x-isochron-matched", "a request with other fields"]] : [];
}
/** Style sheets and scripts are rewritten whole; longer ones are left as they are. */
const MOST_WHOLE_BYTES = 8 * 1024 * 1024;
async function shownContent({ first, pieces }, head, { url, opening, query }) {
    const rewrite = (link, base, isFramed = false) => replayLink(link, base, { prefix: query.prefix, at: query.at, isFramed });
    const type = mediaType(head.header("content-type"));
    const isWhole = type === "text/css" || isScript(type);
    const whole = pieces === null ? first : isWhole ? await upTo(pieces(), MOST_WHOLE_BYTES) : null;
    const page = { url, askedUrl: query.url, rewrite, opening: opening.markup ?? "" };
    if (whole === null)
        return longContent(pieces, head, page);
    const response = parseHttpResponse(whole);
    if (!response.ok)
        return { kind: "corrupt" };
    const decoded = decodeContent(response.body, response.headers, SHOW_LIMITS);
    return decoded.kind === "ok"
        ? { kind: "ok", ...rewriteBody(response, decoded.content, { ...page, lead: opening.script ?? "" }) }
        : decoded;
}
/** Links in HTML and CSS and imports in scripts lead back into the archive; all else goes out as it came. */
function rewriteBody(response, content, { url, askedUrl, rewrite: rewriteLink, opening, lead }) {
    const contentType = response.header("content-type");
    const type = mediaType(contentType);
    if (isScript(type)) {
        const body = rewriteModules(renameCallback(content, url, askedUrl), url, rewriteLink);
        return { body: withLead(body, lead), contentType, verbatim: null };
    }
    const rewrite = type === "text/css" ? rewriteCss : isHtml(type) ? rewriteHtml : null;
    const verbatim = { bytes: content.length, read: async function* () { } };
    if (!rewrite || content.length === 0)
        return { body: content, contentType, verbatim };
    const { text: source, charset } = decodeText(content, contentType);
    const reading = { charset, isXml: type === "application/xhtml+xml" };
    const text = rewrite(source, url, rewriteLink, reading);
    const opened = rewrite === rewriteHtml ? withOpening(text, opening, reading.isXml) : text;
    const body = new TextEncoder().encode(opened);
    return { body, contentType: `${type}; charset=utf-8`, verbatim: null };
}
function isHtml(type) {
    return type === "text/html" || type === "application/xhtml+xml";
}
