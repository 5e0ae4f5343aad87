// A page in XML (application/xhtml+xml) as a file: it stays XML, since as HTML an element such as `<script src="x"/>`
// would swallow the rest. A policy can stand in the head of an XHTML document only; where there is none, the source is
// shown as text.
import { readProlog, stylesIn } from "../xml-prolog.js";
import { headOf } from "./policy.js";
/** A byte order mark and this: whatever the page said of its encoding, it is UTF-8 now. */
const DECLARATION = '\ufeff<?xml version="1.0" encoding="UTF-8"?>';
const XHTML = "http://www.w3.org/1999/xhtml";
/** Puts the policy into a page whose links are rewritten. */
export function guardedXml(xml, url, withScripts) {
    const prolog = readProlog(xml);
    if (prolog === null || prolog.isDeclaring || !isXhtml(prolog))
        return sourcePage(xml, url, "its XML begins in a way that a browser cannot be kept inside the copy");
    const { root } = prolog;
    const cuts = [...cutInstructions(prolog), ...(withScripts ? [] : cutHandlers(prolog))];
    // A head of our own comes first: only the first head of a document is one to a browser.
    const head = root.isEmpty ? "" : `<head xmlns="${XHTML}">${headOf(withScripts, true)}</head>`;
    const before = without(xml.slice(0, root.end), cuts);
    return DECLARATION + before.replace(/^\ufeff/, "") + head + xml.slice(root.end);
}
/** A page of ours in XML. */
export function xmlPage(title, body) {
    return (`${DECLARATION}<html xmlns="${XHTML}"><head>${headOf(false, true)}<title>${escapedXml(title)}</title></head>` +
        `<body>${body}</body></html>\n`);
}
/** Text in XML: what is no character of it (section 2.2) is left out. */
export function escapedXml(text) {
    return (text
        // eslint-disable-next-line no-control-regex -- these are what XML does not know
        .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, "")
        .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`));
}
function sourcePage(xml, url, reason) {
    return xmlPage(url, `<p>The source is shown: ${reason}.</p><pre>${escapedXml(xml)}</pre>`);
}
function isXhtml({ root }) {
    const isOwn = root.attributes.some(({ name, value }) => name === "xmlns" && value === XHTML);
    return root.name === "html" && isOwn;
}
/** The old declaration, and style sheets that are programs (XSLT). */
function cutInstructions(prolog) {
    const isStyle = (type) => /^\s*text\/css\s*(?:;|$)/i.test(type ?? "");
    const programs = stylesIn(prolog).filter(({ attributes }) => !isStyle(attributes.find(({ name }) => name === "type")?.value));
    return [...prolog.instructions.filter(({ target }) => target.toLowerCase() === "xml"), ...programs];
}
/** What the root does on events: it is read before the policy. */
function cutHandlers({ root }) {
    return root.attributes
        .filter(({ name }) => /^on/i.test(name))
        .map(({ at, end }) => ({ start: at, end: end + 1 }));
}
function without(text, cuts) {
    let [rest, from] = ["", 0];
    for (const { start, end } of [...cuts].sort((a, b) => a.start - b.start)) {
        rest += text.slice(from, start);
        from = end;
    }
    return rest + text.slice(from);
}
