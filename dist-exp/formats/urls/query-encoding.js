// Links of pages that are not in UTF-8: browsers write the query in the page's own encoding, all else in UTF-8
// (https://url.spec.whatwg.org/#query-state, "percent-encode after encoding").
import { encoderTable, gb18030Bytes } from "./legacy-encoder.js";
import { iso2022JpBytes } from "./iso-2022-jp.js";
/** The link with its query written in the encoding of the page it stands on; a URL parser does the rest. */
export function linkInCharset(link, charset) {
    // eslint-disable-next-line no-control-regex -- ASCII is the same in all of them
    if (isUtf8(charset) || !/[^\x00-\x7f]/.test(link))
        return link;
    const fragment = link.indexOf("#");
    const end = fragment === -1 ? link.length : fragment;
    const query = link.slice(0, end).indexOf("?");
    if (query === -1)
        return link;
    const encoded = encodeQuery(link.slice(query + 1, end).replace(/[\t\n\r]/g, ""), charset);
    return `${link.slice(0, query + 1)}${encoded}${link.slice(end)}`;
}
/** "Get an output encoding": what cannot be written, or is UTF-16, is written in UTF-8. */
function isUtf8(charset) {
    return charset === "utf-8" || charset === "replacement" || charset.startsWith("utf-16");
}
function encodeQuery(query, charset) {
    if (charset === "iso-2022-jp")
        return iso2022JpBytes(query).map(writePart).join("");
    const table = encoderTable(charset);
    let encoded = "";
    for (const character of query) {
        const codePoint = character.codePointAt(0);
        if (codePoint < 0x80)
            encoded += character;
        else
            encoded += writePart(bytesOf(codePoint, charset, table) ?? codePoint);
    }
    return encoded;
}
function bytesOf(codePoint, charset, table) {
    if (charset === "gb18030" && codePoint > 0xffff)
        return gb18030Bytes(codePoint);
    return table.get(codePoint) ?? null;
}
/** Bytes, or a character that the encoding does not have, as a form would send it: `&#1234;`, percent-encoded. */
function writePart(part) {
    if (typeof part === "number")
        return `%26%23${part}%3B`;
    return part.map(writeByte).join("");
}
/** Second bytes that look like ASCII stay as they are, unless a query may not hold them (the special-query set). */
function writeByte(byte) {
    const isPlain = byte > 0x20 && byte < 0x7f && !`"#'<>`.includes(String.fromCharCode(byte));
    return isPlain ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
