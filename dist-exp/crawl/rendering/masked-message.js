// What may be put down of a request that carries a secret, and of its answer: the same message with a word in place of
// each secret, so that who does the steps again with that word sends what the record has. Cookies, credentials and
// fields that scripts make up are secrets in a session that a secret opens, whatever they look like.
import { readResponse, SECRET_WORD } from "#formats/index.js";
import { addressOf, pageOfRequest, parsePageUrl, requestOf, } from "#model/index.js";
/** What a secret stands in that nobody knows the form of. */
const LEFT_OUT = "*";
/** Fields of a request that open no door, by their names. */
const HARMLESS = /^(host|connection|user-agent|accept|accept-.*|content-.*|origin|range|referer|cache-control|x-requested-with)$/;
const FRAMING = /^(content-length|content-encoding|transfer-encoding|trailer|connection|keep-alive)$/i;
/** Whether a field is a secret by what it is for. */
export function isDoorField([name]) {
    return !HARMLESS.test(name.toLowerCase());
}
/** The values that open the door, of the fields of a request and of an answer (RFC 6265 sections 4.1 and 4.2). */
export function doorValues(fields) {
    return fields.flatMap(([name, value]) => {
        if (/^set-cookie$/i.test(name))
            return [valueOf(value.split(";", 1)[0] ?? "")];
        if (/^cookie$/i.test(name))
            return value.split(";").map(valueOf);
        return /^authorization$/i.test(name) ? value.split(" ").slice(-1) : [];
    });
}
/** The page as it is put down; `null` for one that is too long to be. */
export function maskedPage(page, secrets, isHidden) {
    const address = parsePageUrl(secrets.maskedText(addressOf(page)));
    const { method, fields, body } = requestOf(page) ?? { method: "GET", fields: [], body: null };
    const masked = fields.map(([name, value]) => [name, maskedValue(name, value, secrets)]);
    return (address && pageOfRequest(address, { method, fields: masked, body: maskedBody(body, secrets, isHidden) }));
}
/** A body that may hold a secret in a form that nobody knows is left out whole. */
function maskedBody(body, secrets, isHidden) {
    if (body === null || secrets.isIn(body))
        return body && secrets.wordedBytes(body);
    return isHidden ? Buffer.from(LEFT_OUT) : body;
}
/** The exchange as it is put down; the answer decoded, since a secret may stand in what was packed. */
export async function maskedExchange(exchange, secrets, isHidden) {
    const { times, remoteAddress, connection } = exchange;
    return {
        times,
        remoteAddress,
        ...(connection && { connection }),
        truncated: null,
        requestBytes: maskedRequest(exchange.requestBytes, secrets, isHidden),
        responseBytes: await maskedResponse(exchange, secrets),
    };
}
function maskedRequest(bytes, secrets, isHidden) {
    const end = Buffer.from(bytes).indexOf("\r\n\r\n");
    const [start = "", ...lines] = Buffer.from(bytes.subarray(0, end)).toString("latin1").split("\r\n");
    const rest = bytes.subarray(end + 4);
    const body = maskedBody(rest.length === 0 ? null : rest, secrets, isHidden) ?? rest;
    const fields = lines.map((line) => {
        const at = line.indexOf(":");
        const [name, value] = [line.slice(0, at), line.slice(at + 1).trim()];
        if (/^content-length$/i.test(name))
            return [name, String(body.length)];
        return [name, maskedValue(name, value, secrets)];
    });
    return message(secrets.maskedText(start), fields, body);
}
async function maskedResponse({ responseBytes, truncated }, secrets) {
    const read = await readResponse({ first: responseBytes, pieces: null });
    if (!read.ok)
        return message("HTTP/1.1 502 Left Out", [["Content-Length", "0"]], new Uint8Array());
    const isWhole = read.complete && truncated === null && read.kind === "identified";
    const body = isWhole ? secrets.wordedBytes(read.content) : new Uint8Array();
    const fields = read.headers
        .filter(([name]) => !FRAMING.test(name))
        .map(([name, value]) => [name, maskedAnswerValue(name, value, secrets)]);
    const length = ["Content-Length", String(body.length)];
    return message(`HTTP/1.1 ${read.status} Masked`, [...fields, length], body);
}
function maskedValue(name, value, secrets) {
    if (/^cookie$/i.test(name))
        return value.split(";").map(maskedPair).join("; ");
    if (/^(proxy-)?authorization$/i.test(name))
        return `${value.split(" ", 1)[0] ?? ""} ${SECRET_WORD}`;
    return isDoorField([name, value]) ? SECRET_WORD : secrets.maskedText(value);
}
function maskedAnswerValue(name, value, secrets) {
    if (!/^set-cookie$/i.test(name))
        return secrets.maskedText(value);
    const [pair = "", ...attributes] = value.split(";");
    return [maskedPair(pair), ...attributes.map((one) => secrets.maskedText(one))].join(";");
}
function maskedPair(pair) {
    const at = pair.indexOf("=");
    return at === -1 ? SECRET_WORD : `${pair.slice(0, at).trim()}=${SECRET_WORD}`;
}
function valueOf(pair) {
    return pair.slice(pair.indexOf("=") + 1).trim();
}
function message(start, fields, body) {
    const head = [start, ...fields.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
    return Buffer.concat([Buffer.from(head, "latin1"), body]);
}
