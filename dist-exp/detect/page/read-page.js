// Bytes of any kind to a page model: HTML, plain text, or bytes that cannot be read.
import { decodeText, mediaType, sha256Digest } from "#formats/index.js";
import { TREE_SEGMENTER } from "../blocks/segmenter.js";
import { scrubRules } from "../scrub/rules.js";
import { readableLines } from "./extract.js";
import { parseTree } from "./html-tree.js";
import { unseenParts } from "./unseen.js";
/** Longer documents are read up to here: 16 MB of text is no page any more. */
export const MOST_READ_CHARS = 16 * 1024 * 1024;
const HTML_SIGN = /<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|[abip]|br|img|div|span|h[1-6]|[ou]l|li|table|t[dr]|em|strong|code|pre|blockquote|hr|d[ld]|form|input|button|label|nav|header|footer|section|article|main)[\s>/]/i;
let genericRules;
/** Reads one version. Never fails: what is neither HTML nor text is one block known by its digest. */
export function readPage(bytes, options = {}) {
    const type = mediaType(options.contentType ?? null);
    if (isBinary(bytes, type))
        return { form: "binary", blocks: binaryBlocks(bytes) };
    const text = decodeText(bytes, options.contentType ?? null).text.slice(0, MOST_READ_CHARS);
    const isHtml = type ? /html|xml/.test(type) : looksLikeHtml(text);
    const rules = options.rules ?? (genericRules ??= scrubRules());
    if (!isHtml)
        return { form: "text", blocks: textBlocks(text, rules) };
    const root = parseTree(text, type !== null && type !== "text/html");
    const base = baseOf(root, options.url ?? null);
    const segmenter = options.segmenter ?? TREE_SEGMENTER;
    const { imageDigest, withHidden } = options;
    const context = { base, rules, imageDigest, withHidden };
    const blocks = [...titleBlocks(titleOf(root)), ...segmenter.segment(root, context)];
    return { form: "html", blocks, ...(options.withUnseen && { unseen: unseenParts(root, context) }) };
}
/** Whether a text of which nothing is said has tags of HTML near its beginning. */
export function looksLikeHtml(text) {
    return HTML_SIGN.test(text.slice(0, 100_000));
}
function titleBlocks(title) {
    const element = { kind: "title", value: title, shown: title, place: "title" };
    return title === ""
        ? []
        : [{ role: "content", heading: "", place: "title", elements: [element], position: 0 }];
}
function isBinary(bytes, type) {
    if (type && /^(?:image|audio|video|font)\/|octet-stream|pdf|zip/.test(type))
        return !/svg/.test(type);
    const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    return !utf16 && bytes.subarray(0, 8192).includes(0);
}
function binaryBlocks(bytes) {
    const shown = `${bytes.length} bytes`;
    const element = { kind: "text", value: sha256Digest(bytes), shown, place: "bytes" };
    return [{ role: "content", heading: "", place: "bytes", elements: [element], position: 0 }];
}
function textBlocks(text, rules) {
    const elements = text
        .split(/\r?\n/)
        .flatMap(readableLines)
        .map((shown) => ({ kind: "text", value: rules.scrubText(shown), shown, place: "text" }));
    return elements.length === 0
        ? []
        : [{ role: "content", heading: "", place: "text", elements, position: 0 }];
}
/** Searches breadth-first within the first nodes: title and base stand near the top. */
function findFirst(root, tag) {
    const queue = [root];
    for (let i = 0; i < queue.length && i < 2000; i++) {
        if (queue[i].tag === tag)
            return queue[i];
        for (const child of queue[i].children)
            if (typeof child !== "string")
                queue.push(child);
    }
    return null;
}
/** The title without the site's name, which stands behind the last bar or dash. */
function titleOf(root) {
    const text = findFirst(root, "title")
        ?.children.filter((child) => typeof child === "string")
        .join("") ?? "";
    const title = text.slice(0, 500).replace(/\s+/g, " ").trim();
    return title.replace(/^(.+) (?:\||-|–|—|·|»|::) [^|–—·»]{1,60}$/, "$1");
}
function baseOf(root, url) {
    const href = findFirst(root, "base")?.attributes.get("href");
    if (href === undefined)
        return url;
    try {
        return new URL(href, url ?? undefined).href;
    }
    catch {
        return url;
    }
}
