// What a page asks for by more than an address: where scripts send a method, fields or a body of their own, these are
// part of what is asked, so they are part of the page's URL, in the place of a fragment (which is never sent). So the
// same request is the same page, in every pass, record and certificate, and can be sent again from its URL alone.
import { parsePageUrl } from "./page.js";
/** Longer ones are not asked for: such a URL stands in every list that names its page. */
export const MAX_REQUEST_URL_LENGTH = 16_384;
const BODY = ":body";
/** What may stand in a fragment as it is (RFC 3986 section 3.5), the signs that part it aside. */
const AS_IT_IS = /[\w.~:,/?@!$()*;-]/;
const TOKEN = /^[!#$%'*+.^_`|~0-9a-z-]+$/;
/** Fields that frame the message, belong to a connection, are the profile's own or make a request conditional: no page's. */
const NEVER_OF_A_PAGE = /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|user-agent|accept-encoding|proxy-.*|if-.*)$/;
/** Methods that a page may use while it is shown; what would change or delete is never sent. */
const METHODS = new Set(["GET", "POST", "OPTIONS"]);
/** The page that a request is; `null` for a request that is not sent, or too long to be kept. */
export function pageOfRequest(address, { method, fields, body }) {
    const isPlain = method === "GET" && fields.length === 0 && body === null;
    if (isPlain)
        return address;
    if (!METHODS.has(method) || !fields.every(isField))
        return null;
    const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (sorted.some(([name], i) => name === sorted[i + 1]?.[0]))
        return null;
    const parts = [method, ...sorted.map(([name, value]) => `${escaped(name)}=${escaped(value)}`)];
    if (body !== null)
        parts.push(`${BODY}=${escapedBytes(body)}`);
    const url = `${address}#${parts.join("&")}`;
    return url.length > MAX_REQUEST_URL_LENGTH ? null : url;
}
/** The request that a page is, where it is more than a GET of its address. */
export function requestOf(url) {
    const at = url.indexOf("#");
    if (at === -1)
        return null;
    const [method = "", ...parts] = url.slice(at + 1).split("&");
    const fields = [];
    let body = null;
    for (const part of parts) {
        const [name = "", value = ""] = part.split("=", 2);
        if (name === BODY)
            body = bytesOf(value);
        else
            fields.push([textOf(name), textOf(value)]);
    }
    return { method, fields, body };
}
/** The address alone, as it stands in the request's target and in WARC-Target-URI. */
export function addressOf(url) {
    const at = url.indexOf("#");
    return at === -1 ? url : url.slice(0, at);
}
/** Between which texts, and with which end, all pages stand that ask an address by this method with this body. */
export function pagesLike(address, { method, body }) {
    const start = `${address}#${method}`;
    // "'" follows "&": what begins like this and goes on, or ends.
    return { from: start, before: `${start}'`, end: body === null ? null : `&${BODY}=${escapedBytes(body)}` };
}
/** What stands beside the address; `null` for a plain page. */
export function requestPartOf(url) {
    const at = url.indexOf("#");
    return at === -1 ? null : url.slice(at + 1);
}
/** The page of an address and what stands beside it, as {@link requestPartOf} gave it; `null` when no run wrote it so. */
export function withRequestPart(address, part) {
    const url = parsePageUrl(address);
    if (url === null || url !== address)
        return null;
    if (part === undefined)
        return url;
    return isPageUrl(`${url}#${part}`) ? `${url}#${part}` : null;
}
/** Whether a text is the URL of a page as a run writes it: normalised, and its request in the one form there is. */
export function isPageUrl(text) {
    if (typeof text !== "string")
        return false;
    const at = text.indexOf("#");
    if (at === -1)
        return parsePageUrl(text) === text;
    const address = text.slice(0, at);
    if (text.length > MAX_REQUEST_URL_LENGTH || parsePageUrl(address) !== address)
        return false;
    return pageOfRequest(address, requestOf(text)) === text;
}
function isField([name, value]) {
    return TOKEN.test(name) && !NEVER_OF_A_PAGE.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
/** Names and values are latin1, as they are sent. */
function escaped(text) {
    return escapedBytes(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
}
function escapedBytes(bytes) {
    let text = "";
    for (const byte of bytes) {
        const sign = String.fromCharCode(byte);
        text += AS_IT_IS.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    }
    return text;
}
function textOf(part) {
    return part.replace(/%([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
function bytesOf(part) {
    return Uint8Array.from(textOf(part), (sign) => sign.charCodeAt(0));
}
