// Links of archived documents pointed back into the archive, at their places in the source; all else stays as it was.
import { baseOf, baseOfSpan, findCssUrls, findHtmlUrls, linkOf, rewriteSpans, } from "#formats/index.js";
import { retireAttributes } from "./retire-attributes.js";
import { instructedStyles } from "./xml-prolog.js";
/**
 * A template that a script has yet to fill in, `{{picture}}`: no address, and useless to the script once it is taken
 * for one. What stands before the braces can name no other host, whatever fills them: such an address is one already.
 */
// eslint-disable-next-line no-control-regex -- browsers pass over control characters in addresses
export const UNFILLED_ADDRESS = /^(?!\/\/)[^:\\\x00-\x1f]*\{\{/;
/** Rewrites a page; its base element leads into the archive too, so that scripts' relative links follow it. */
export function rewriteHtml(html, url, rewrite, reading = {}) {
    return rewriteHtmlPart(html, { url, base: null, ...reading }, rewrite).text;
}
/** The same for a part of a page: what its base is told by the parts before it, or by this one. */
export function rewriteHtmlPart(html, { url, base, charset = "utf-8", isXml = false, }, rewrite) {
    const text = retireAttributes(html, { isXml });
    const found = findHtmlUrls(text, isXml);
    const spans = isXml ? [...instructedStyles(text), ...found] : found;
    const known = base ?? (spans.some(({ role }) => role === "base") ? baseOf(spans, url, charset) : null);
    const rewritten = rewriteSpans(text, spans, (span) => {
        if (span.role === "base")
            return rewrite(linkOf(span, charset), url, false);
        if (UNFILLED_ADDRESS.test(span.value))
            return null;
        return rewrite(linkOf(span, charset), baseOfSpan(span, known ?? url), span.role === "frame");
    });
    return { text: rewritten, base: known };
}
/** Rewrites a style sheet. */
export function rewriteCss(css, url, rewrite) {
    return rewriteSpans(css, findCssUrls(css), ({ value }) => rewrite(value, url));
}
