// A page as a file: its links led into the copy, a policy at its head that keeps it there, in UTF-8.
import { baseOf, baseOfSpan, findCssUrls, linkOf, rewriteSpans, scanHtml, } from "#formats/index.js";
import { isTiedToOrigin, retireAttributes } from "../retire-attributes.js";
import { instructedStyles } from "../xml-prolog.js";
import { guardedXml } from "./copy-xml.js";
import { headOf } from "./policy.js";
import { prologueEnd } from "./prologue.js";
/** A byte order mark comes before whatever a file says of its encoding (HTML standard, 13.2.3.2; CSS Syntax 3, 3.2). */
export const BOM = "\ufeff";
/** Rewrites a page for its place in the copy. */
export function copyDocument(html, url, links, reading) {
    const { isXml, withScripts } = reading;
    const source = retireAttributes(html, { isRetired: isBoundToServer, isXml });
    const { spans: found, title } = scanHtml(source, { isXml });
    const spans = isXml ? [...instructedStyles(source), ...found] : found;
    const base = baseOf(spans, url, reading.charset);
    const text = rewriteSpans(source, spans, (span) => {
        // Scripts are left as they are: where they may run, modules cannot be loaded from files anyway.
        if (span.syntax === "script")
            return null;
        return links.rewritten(linkOf(span, reading.charset), baseOfSpan(span, base), span.role);
    });
    if (isXml)
        return { text: guardedXml(text, url, withScripts), title };
    const at = prologueEnd(text);
    return { text: BOM + text.slice(0, at) + headOf(withScripts) + text.slice(at), title };
}
/** Rewrites a style sheet for its place in the copy. */
export function copyStyle(css, url, links) {
    const spans = findCssUrls(css);
    return BOM + rewriteSpans(css, spans, ({ value, role }) => links.rewritten(value, url, role));
}
const BOUND = new Set(["crossorigin", "ping", "attributionsrc", "manifest"]);
/** Attributes of SVG that may name a resource of another document, and that no rule of links knows. */
const PAINTED = /^(?:clip-path|cursor|fill|filter|marker|marker-start|marker-mid|marker-end|mask|stroke)$/;
/**
 * Files have no origin, so that whatever must be shared across origins is refused; and an address without a scheme
 * that was left alone would be looked for on another machine of the network (`file://host/`, Windows).
 */
function isBoundToServer(name, value) {
    if (isTiedToOrigin(name, value) || BOUND.has(name))
        return true;
    return PAINTED.test(name) && /url\(\s*["']?(?!["'#])/i.test(value);
}
