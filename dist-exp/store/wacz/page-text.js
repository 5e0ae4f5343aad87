// Title and text of an archived page, for the page list of a package; bounded, whatever the page is.
import { Parser } from "htmlparser2";
import { decodeContent, decodeText, parseHttpResponse, scanHtml, SHOW_LIMITS } from "#formats/index.js";
const MAX_HTML_BYTES = 8 * 1024 * 1024;
/** Longer texts are cut: a page list is read whole. */
export const MAX_TEXT_CHARS = 32 * 1024;
const UNSEEN = new Set(["script", "style", "template", "noscript", "title", "head", "svg", "math"]);
const INLINE = new Set(["a", "abbr", "b", "code", "em", "i", "small", "span", "strong", "sub", "sup", "u"]);
/** Reads a response's HTML; a body that cannot be decoded has neither title nor text. */
export function pageText(httpBytes) {
    const response = parseHttpResponse(httpBytes);
    if (!response.ok)
        return { title: null, text: "" };
    const limits = { ...SHOW_LIMITS, maxOutputBytes: MAX_HTML_BYTES };
    const decoded = decodeContent(response.body, response.headers, limits);
    if (decoded.kind !== "ok")
        return { title: null, text: "" };
    const html = decodeText(decoded.content, response.header("content-type")).text;
    return { title: scanHtml(html).title, text: visibleText(html) };
}
function visibleText(html) {
    let text = "";
    let depthUnseen = 0;
    const parser = new Parser({
        onopentagname(name) {
            if (UNSEEN.has(name))
                depthUnseen++;
            else if (!INLINE.has(name))
                text += " ";
        },
        ontext(piece) {
            if (depthUnseen === 0 && text.length < 2 * MAX_TEXT_CHARS)
                text += piece.slice(0, 2 * MAX_TEXT_CHARS);
        },
        onclosetag(name) {
            if (UNSEEN.has(name))
                depthUnseen = Math.max(0, depthUnseen - 1);
            else if (!INLINE.has(name))
                text += " ";
        },
    });
    parser.end(html);
    return text.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT_CHARS);
}
