// Bytes to text: byte order mark, header, what the document says itself, then UTF-8 or windows-1252
// (https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding).
import { prescanHtml, readAsAscii, xmlEncoding } from "./charset-prescan.js";
import { lateMetaCharset } from "./late-meta.js";
import { asBuffer } from "../http/http-head.js";
/** Holds nothing between texts that are given whole. */
const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Decodes a document or style sheet; never fails, wrong bytes become U+FFFD. */
export function decodeText(bytes, contentType) {
    const declared = bomCharset(bytes) ?? headerCharset(contentType) ?? ownCharset(asBuffer(bytes), contentType);
    if (declared !== null)
        return { text: decodeAs(declared, bytes), charset: declared };
    try {
        return { text: STRICT_UTF8.decode(bytes), charset: "utf-8" };
    }
    catch {
        return { text: windows1252(bytes), charset: "windows-1252" };
    }
}
/** Decodes bytes in an encoding given by its WHATWG name. */
export function decodeAs(charset, bytes) {
    if (charset === "windows-1252")
        return windows1252(bytes);
    if (charset === "x-user-defined")
        return userDefined(bytes);
    if (charset === "replacement")
        return bytes.length === 0 ? "" : "\ufffd";
    return new TextDecoder(charset).decode(bytes);
}
/**
 * Decodes a long text piece by piece, by what its beginning says; where that says nothing, by whether it is UTF-8.
 * The last call, without bytes, gives what was left of a character cut in two.
 */
export function pieceDecoder(beginning, contentType) {
    const declared = bomCharset(beginning) ?? headerCharset(contentType) ?? ownCharset(asBuffer(beginning), contentType);
    const charset = declared ?? (isUtf8(beginning) ? "utf-8" : "windows-1252");
    return { charset, decode: pieceByPiece(charset) };
}
function pieceByPiece(charset) {
    if (charset === "windows-1252")
        return (piece) => (piece ? windows1252(piece) : "");
    if (charset === "x-user-defined")
        return (piece) => (piece ? userDefined(piece) : "");
    if (charset === "replacement")
        return (piece) => (piece ? "" : "\ufffd");
    const decoder = new TextDecoder(charset);
    return (piece) => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
}
function isUtf8(beginning) {
    try {
        new TextDecoder("utf-8", { fatal: true }).decode(beginning, { stream: true });
        return true;
    }
    catch {
        return false;
    }
}
// Node 20 reads windows-1252 as plain latin1, so its 27 characters between 0x80 and 0x9f are put in here.
const WINDOWS_1252 = "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
    "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178";
function windows1252(bytes) {
    return asBuffer(bytes)
        .toString("latin1")
        .replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252.charAt(c.charCodeAt(0) - 0x80));
}
/** The media type in lower case without its parameters; `null` when there is none. */
export function mediaType(contentType) {
    const essence = contentType?.split(";", 1)[0]?.trim().toLowerCase();
    return essence === undefined || essence === "" ? null : essence;
}
// https://encoding.spec.whatwg.org/#x-user-defined: a private use character for each high byte.
function userDefined(bytes) {
    return asBuffer(bytes)
        .toString("latin1")
        .replace(/[\x80-\xff]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x80 + 0xf780));
}
/** The first parameter of that name counts, also when its value is no encoding. */
function headerCharset(contentType) {
    const match = /;\s{0,8}charset\s{0,8}=\s{0,8}(?:"([^"]{1,64})"|([^\s;"]{1,64}))/i.exec(contentType ?? "");
    return encodingOf(match?.[1] ?? match?.[2] ?? "");
}
function bomCharset(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        return "utf-8";
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return "utf-16be";
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return "utf-16le";
    return null;
}
/** Style sheets announce by @charset, XML by its declaration, HTML by meta elements; other texts do not. */
function ownCharset(bytes, contentType) {
    const type = mediaType(contentType);
    if (type === "text/css")
        return cssCharset(bytes);
    if (type === null || type === "text/html")
        return prescanHtml(bytes, encodingOf) ?? lateMetaCharset(bytes, encodingOf);
    const isXml = /^(?:text|application)\/xml$|\+xml$/.test(type);
    return isXml ? xmlEncoding(bytes.toString("latin1", 0, XML_DECLARATION_BYTES), encodingOf) : null;
}
const XML_DECLARATION_BYTES = 1024;
// https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding: exactly these bytes, or none.
function cssCharset(bytes) {
    const [, label] = /^@charset "([^"]*)";/.exec(bytes.toString("latin1", 0, 1024)) ?? [];
    return label === undefined ? null : readAsAscii(encodingOf(label));
}
/** Encodings that Node does not know, or does not read: by their labels (https://encoding.spec.whatwg.org/#names-and-labels). */
const UNREAD = {
    "x-user-defined": "x-user-defined",
    replacement: "replacement",
    csiso2022kr: "replacement",
    "hz-gb-2312": "replacement",
    "iso-2022-cn": "replacement",
    "iso-2022-cn-ext": "replacement",
    "iso-2022-kr": "replacement",
};
/** The encoding that a label names ("get an encoding"); `null` for labels that name none. */
function encodingOf(label) {
    const name = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "").toLowerCase();
    const unread = UNREAD[name];
    if (unread !== undefined && Object.hasOwn(UNREAD, name))
        return unread;
    if (name === "")
        return null;
    try {
        return new TextDecoder(name).encoding;
    }
    catch {
        return null;
    }
}
