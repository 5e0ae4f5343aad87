// What a page leads to and what it needs, as absolute addresses.
import { MAX_URL_LENGTH, parsePageUrl } from "#model/index.js";
import { linkInCharset } from "../urls/query-encoding.js";
import { findCssUrls } from "./css-urls.js";
import { scanHtml } from "./html-urls.js";
/** More addresses than this of one page are not taken: it is a trap or an index for machines. */
export const MAX_PAGE_LINKS = 20_000;
/** Places looked at per address taken: what repeats itself, or is no address, must not cost without end. */
const PLACES_PER_LINK = 5;
/** Links and requisites of an HTML page at the given address. */
export function pageLinks(html, pageUrl, maxLinks = MAX_PAGE_LINKS, { charset = "utf-8", isXml = false } = {}) {
    const { spans, title, modules } = scanHtml(html, { isXml, maxSpans: PLACES_PER_LINK * maxLinks });
    const base = baseOf(spans, pageUrl, charset);
    const ofRole = (...roles) => resolveAll(spans.filter((span) => roles.includes(span.role)), { base, charset }, maxLinks);
    const requisites = [...ofRole("requisite", "frame"), ...resolveLinks(modules, base)];
    return {
        documents: ofRole("link", "frame"),
        requisites: [...new Set(requisites)].slice(0, maxLinks),
        title,
    };
}
/** Addresses of links that stand in no page, such as those of scripts and manifests; always in UTF-8. */
export function resolveLinks(links, base) {
    const found = new Set();
    for (const link of links) {
        const url = parsePageUrl(link, base);
        if (url !== null)
            found.add(url);
        if (found.size >= MAX_PAGE_LINKS)
            break;
    }
    return [...found];
}
/** What a style sheet at the given address needs: images, fonts, other style sheets. */
export function styleSheetLinks(css, sheetUrl, maxLinks = MAX_PAGE_LINKS) {
    return resolveAll(findCssUrls(css), { base: sheetUrl, charset: "utf-8" }, maxLinks);
}
/** The address that relative ones refer to: the first base element counts, if it can (HTML standard 2.4.3). */
export function baseOf(spans, pageUrl, charset = "utf-8") {
    const base = spans.find((span) => span.role === "base" && span.srcdoc === undefined);
    return (base && parsePageUrl(linkInCharset(base.value, charset), pageUrl)) ?? pageUrl;
}
/** The link that a span means, its query in the page's encoding; style sheets and scripts always mean UTF-8. */
export function linkOf({ value, syntax }, charset) {
    return syntax === "css" || syntax === "script" ? value : linkInCharset(value, charset);
}
/** What a span's link refers to: the page's base, or that of the document in a srcdoc attribute. */
export function baseOfSpan({ srcdoc }, base) {
    return (srcdoc?.base !== undefined && parsePageUrl(srcdoc.base, base)) || base;
}
/** Paths from the root that no rule of normalisation touches: without dot segments, escapes, queries, fragments. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+\/?$/;
function resolveAll(spans, { base, charset }, maxLinks) {
    const found = new Set();
    const origin = originOf(base);
    for (const span of spans) {
        const { value } = span;
        // A fragment alone points into the page itself (SVG's <use href="#icon">, tables of contents).
        if (value.startsWith("#"))
            continue;
        const isPlain = origin !== null &&
            span.srcdoc === undefined &&
            origin.length + value.length <= MAX_URL_LENGTH &&
            PLAIN_PATH.test(value);
        const url = isPlain
            ? `${origin}${value}`
            : parsePageUrl(linkOf(span, charset), baseOfSpan(span, base));
        if (url !== null)
            found.add(url);
        if (found.size >= maxLinks)
            break;
    }
    return [...found];
}
/** Scheme, host and port of a normalised address. */
function originOf(base) {
    const pathAt = base.indexOf("/", base.indexOf("://") + 3);
    return pathAt === -1 ? null : base.slice(0, pathAt);
}
